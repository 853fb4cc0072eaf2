/** The overhead of a cache entry in bytes, in addition to its texts and buffers. */
export const ENTRY_OVERHEAD = 512;

/** The maximum memory of a text, in bytes: two per character. */
export const textWeight = (text: string): number => text.length * 2;

/** Copies the bytes into their own memory. Buffers from zlib or Node's pool are slices that keep a larger buffer alive. */
export const ownBytes = (bytes: Buffer): Buffer => {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
};
