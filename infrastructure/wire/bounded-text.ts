/** The largest answer of a provider that is read, in bytes: 4 MB. */
const MAX_ANSWER_BYTES = 4_000_000;

/** A body of more bytes than are allowed. The error says nothing of the body. */
class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/**
 * The text of a body in UTF-8, as JSON is written. It is weighed while it is read: past `mostBytes` (unpacked) the rest
 * is given up, its connection closed, and the promise rejects with `BodyTooLarge`.
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
