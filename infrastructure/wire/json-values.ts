/** Parses JSON. Undefined when the text is invalid. */
export const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a text begins with a line that is a complete JSON object, as in JSON Lines, and not with an object that contains the list. */
export const isLineOfJson = (beginning: string, list: string): boolean => {
  const first = parsedJson(beginning.trimStart().split('\n', 1)[0] ?? '');
  return isRecord(first) && !(list in first);
};
