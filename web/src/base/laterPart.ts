/** Parts fetched beside a page that can be used without them. */

/** Returns what was fetched, or null where it cannot be; the console is told why. */
export const laterPart = async <T>(part: Promise<T>): Promise<T | null> => {
  try {
    return await part;
  } catch (cause) {
    console.warn(cause);
    return null;
  }
};
