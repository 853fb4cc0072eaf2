/** Decodes a list of ids in JSON; null: it is none. Without io-ts, since the boot script reads it too. */
export const decodeClosedBanners = (text: string): ReadonlyArray<string> | null => {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) && stored.every((id) => typeof id === 'string') ? stored : null;
  } catch {
    return null;
  }
};
