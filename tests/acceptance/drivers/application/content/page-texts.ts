/** All texts in the attributes of a block, without markup, line by line. */
export const textsIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === 'string')
    return value
      .split(/<\/?(?:p|li|ul|ol|h[1-6]|br|div)\b[^>]*>/)
      .map((line) => line.replace(/<[^>]*>/g, '').trim())
      .filter((line) => line !== '');
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
