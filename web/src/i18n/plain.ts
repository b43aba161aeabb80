/** What is said of a game that has no words for something: words made readable, as intriga.words.sentences. */

/** A name in a program as people write it: `FACE_UP` is *Face up*. */
export function readable(word: string): string {
  const text = word.replace(/[_-]/g, ' ').trim();
  const lower = text === text.toUpperCase() ? text.toLowerCase() : text;
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}

/** The subject of a message by its name; what a game does not explain, `.about` and `.text`, is empty. */
export function named(id: string): string {
  const [name = '', attribute = ''] = id.split('.');
  if (attribute) return attribute.startsWith('is-') ? readable(attribute.slice(3)) : '';
  return readable(name.includes('-') ? name.slice(name.indexOf('-') + 1) : name);
}
