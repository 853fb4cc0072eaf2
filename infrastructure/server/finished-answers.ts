import { LRUCache } from 'lru-cache';
import { compressedAs, type Encoding } from './prepared-page.ts';

/** How much memory finished answers may take. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Finished answers by what they depend on and by encoding, as the bytes that go out; each is compressed once. */
export class FinishedAnswers {
  private readonly kept = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: (bytes, key) => bytes.length + key.length,
  });

  get(key: string, encoding: Encoding): Buffer | undefined {
    return this.kept.get(`${encoding} ${key}`);
  }

  async finish(key: string, encoding: Encoding, text: string): Promise<Buffer> {
    const bytes = await compressedAs[encoding](Buffer.from(text));
    this.kept.set(`${encoding} ${key}`, bytes);
    return bytes;
  }
}
