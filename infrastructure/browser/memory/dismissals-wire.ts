/** Decodes a list of ids in JSON, whatever else is in it; null: it is none. The boot script finds the same ids in the text. */
export const decodeClosedBanners = (text: string): ReadonlyArray<string> | null => {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : null;
  } catch {
    return null;
  }
};
