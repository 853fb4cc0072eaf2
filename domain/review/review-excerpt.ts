/**
 * The beginning of a review that fits next to others: at most `most` characters, cut between two words, with an ellipsis where
 * words are left out.
 */
export const reviewExcerpt = (text: string, most: number): string => {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  if (words.length <= most) return words;
  const end = words.lastIndexOf(' ', most);
  return `${words.slice(0, end > 0 ? end : most).replace(/[\s.,;:–-]+$/, '')}…`;
};
