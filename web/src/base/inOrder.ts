/** The words of an answer, whose order counts for nothing. */
export const inOrder = (words: string): string => words.split(' ').sort().join(' ');
