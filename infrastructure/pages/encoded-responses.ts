import { LRUCache } from 'lru-cache';
import { ENTRY_OVERHEAD, textWeight } from './cache-weight.ts';
import { compressedAs, type Encoding } from './prepared-page.ts';

/** The memory limit of cached responses, in bytes, overhead included. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Caches encoded responses by key and encoding, so that each is compressed once. */
export class EncodedResponses {
  private readonly cached = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (bytes, key) => bytes.length + textWeight(key) + ENTRY_OVERHEAD,
  });

  constructor(private readonly compress = compressedAs) {}

  get size(): number {
    return this.cached.size;
  }

  /** The memory of the cached responses, in bytes. */
  get bytes(): number {
    return this.cached.calculatedSize;
  }

  get(key: string, encoding: Encoding): Buffer | undefined {
    return this.cached.get(`${encoding} ${key}`);
  }

  async encode(key: string, encoding: Encoding, text: string): Promise<Buffer> {
    const bytes = await this.compress[encoding](Buffer.from(text));
    this.cached.set(`${encoding} ${key}`, bytes);
    return bytes;
  }
}
