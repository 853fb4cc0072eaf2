/** Decodes a JSON list of ids and drops other values. Null when it isn't a list. The boot script searches the same text for ids. */
export const decodeClosedBanners = (text: string): ReadonlyArray<string> | null => {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : null;
  } catch {
    return null;
  }
};
