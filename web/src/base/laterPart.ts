/** Parts fetched beside a page that can be used without them. */

/** Says what was fetched; null, once the console knows why, where it cannot be reached. */
export const laterPart = async <T>(part: Promise<T>): Promise<T | null> => {
  try {
    return await part;
  } catch (cause) {
    console.warn(cause);
    return null;
  }
};
