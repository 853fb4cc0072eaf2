/** What an entry of a cache takes in addition to its bytes and texts: its objects, and the cache's own lists. In bytes. */
export const ENTRY_OVERHEAD = 512;

/** The memory of a text in bytes, at most: two for each character. */
export const textWeight = (text: string): number => text.length * 2;

/**
 * The same bytes in memory of their own. What comes from zlib or from Node's pool is a slice of something larger, which would
 * stay in memory as a whole.
 */
export const ownBytes = (bytes: Buffer): Buffer => {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
};
