/** The start of a review, at most `most` characters, cut between words and with an ellipsis if shortened. */
export const reviewExcerpt = (text: string, most: number): string => {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  if (words.length <= most) return words;
  const end = words.lastIndexOf(' ', most);
  return `${words.slice(0, end > 0 ? end : most).replace(/[\s.,;:–-]+$/, '')}…`;
};
