/** Search engines cut longer descriptions. */
const MAX_LENGTH = 155;

/** The beginning of a text for search engines: whole sentences if one fits, else whole words. */
export const summaryOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_LENGTH) return line;
  const [sentences] = /^.*[.!?…](?= )/u.exec(line.slice(0, MAX_LENGTH + 1)) ?? [];
  return (
    sentences ??
    `${line
      .slice(0, MAX_LENGTH)
      .replace(/ \S*$/, '')
      .slice(0, MAX_LENGTH - 1)}…`
  );
};
