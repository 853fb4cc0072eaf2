const NO_WORD = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** The words of a text for comparison: lower case, without punctuation around them. */
export const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .split(/\s+/)
    .map((word) => word.toLowerCase().replace(NO_WORD, ''))
    .filter((word) => word !== '');
