const SENTENCE_END = /[.!?…]["”’)]*(?=\s)/g;

/**
 * The start of a review, at most `most` characters: whole sentences, or whole words when not even the first sentence fits. An ellipsis
 * says that more follows.
 */
export const reviewExcerpt = (text: string, most: number): string => {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  if (words.length <= most) return words;
  const sentences = [...words.matchAll(SENTENCE_END)].map(({ index, 0: end }) => index + end.length);
  const sentence = sentences.findLast((end) => end <= most);
  if (sentence !== undefined) return `${words.slice(0, sentence)} …`;
  const end = words.lastIndexOf(' ', most);
  return `${words.slice(0, end > 0 ? end : most).replace(/[\s.,;:–-]+$/, '')}…`;
};
