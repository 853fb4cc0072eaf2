/** The maximum size of a response, in bytes (4 MB). */
const MAX_ANSWER_BYTES = 4_000_000;

/** The body is too large. The message doesn't quote it. */
class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/**
 * The text of a UTF-8 body. Counts bytes while reading: beyond `mostBytes` (uncompressed) it cancels the rest and rejects with
 * `BodyTooLarge`.
 */
export const boundedText = async (response: Response, mostBytes = MAX_ANSWER_BYTES): Promise<string> => {
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > mostBytes) {
      await reader.cancel();
      throw new BodyTooLarge(`More than ${mostBytes} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
};
