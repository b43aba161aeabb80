declare module 'virtual:words' {
  /** The packs of messages, `en/<game>/board`; see words.ts beside vite.config.ts. */
  const packs: Readonly<Partial<Record<string, () => Promise<import('@fluent/bundle').FluentResource>>>>;
  export default packs;
}
