import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ENTRY_OVERHEAD, ownBytes, textWeight } from './cache-weight.ts';
import type { RenderedPage } from './rendered-page.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page's bytes and headers in one encoding, ready to send. */
export interface PreparedBody {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string | number>>;
}

/** A page as bytes and headers. Each encoding is compressed quickly on the first request; `finish` compresses for size. */
export interface PreparedPage {
  readonly status: number;
  readonly etag: string;
  /** The name of the page's data file. Undefined when its data is inlined. */
  readonly dataName: string | undefined;
  /** The memory of the html, all compressed forms and the headers, in bytes. */
  readonly bytes: number;
  /** The encoded page if it is cached; synchronous, because this is the hot path. */
  readonly cached: (encoding: Encoding) => PreparedBody | undefined;
  readonly in: (encoding: Encoding) => Promise<PreparedBody>;
  /** Compresses the page as small as possible: ten times the work for 10% fewer bytes. For pages that are requested again. */
  readonly finish: () => Promise<void>;
}

/** The `Retry-After` of a page that can't be shown now, in seconds. */
const RETRY_AFTER_SECONDS = 5;

/** Fits most compressed pages in one chunk, because each chunk is another round trip between threads. */
const MAX_USUAL_BYTES = 32 * 1024;

/** A window of 128 kB, larger than any page. The default of 4 MB takes three times the work for the same size. */
const brotliOf = (quality: number) => ({
  chunkSize: MAX_USUAL_BYTES,
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 17 },
});

const QUICK = brotliOf(5);
const SMALLEST = brotliOf(constants.BROTLI_MAX_QUALITY);

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Compresses bytes in each encoding, off the main thread. */
export const compressedAs: { readonly [encoding in Encoding]: (bytes: Buffer) => Promise<Buffer> } = {
  br: async (bytes) => ownBytes(await brotli(bytes, QUICK)),
  gzip: async (bytes) => ownBytes(await gzipped(bytes)),
  identity: async (bytes) => ownBytes(bytes),
};

/** Compresses bytes as small as possible, for responses that are compressed once. */
export const smallestAs: typeof compressedAs = {
  ...compressedAs,
  br: async (bytes) => ownBytes(await brotli(bytes, SMALLEST)),
};

/** Prepares a page for sending. `onGrown` is called after each new compressed form. */
export const preparedPage = (
  { status, location, html: text, isCacheable, isSecret = false, data }: RenderedPage,
  pageHeaders: Readonly<Record<string, string>>,
  onGrown?: () => void,
): PreparedPage => {
  const headers = {
    ...pageHeaders,
    ...(status === 503 && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
    ...(location !== undefined && { location }),
  };
  // Keeps bytes instead of the text, which may take two bytes per character.
  const html = ownBytes(Buffer.from(text));
  const etag = `"${createHash('sha1').update(html).digest('base64url')}"`;
  const forms: { [encoding in Encoding]?: PreparedBody } = {};
  let bytes = html.length + ENTRY_OVERHEAD + textWeight(Object.values(headers).join(''));

  const prepare = async (encoding: Encoding): Promise<PreparedBody> => {
    const compressed = await compressedAs[encoding](html);
    return forms[encoding] ?? hold(encoding, compressed);
  };

  const hold = (encoding: Encoding, compressed: Buffer): PreparedBody => {
    const form = {
      bytes: compressed,
      headers: {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'content-length': compressed.length,
        'cache-control': isSecret
          ? 'private, no-store'
          : isCacheable
            ? 'public, no-cache'
            : 'private, no-cache',
        vary: 'accept-encoding',
        etag,
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      },
    };
    bytes += weightOf(form) - weightOf(forms[encoding]);
    forms[encoding] = form;
    onGrown?.();
    return form;
  };

  const weightOf = (form: PreparedBody | undefined): number =>
    form === undefined ? 0 : ENTRY_OVERHEAD + (form.bytes === html ? 0 : form.bytes.length);

  return {
    status,
    etag,
    dataName: data?.name,
    finish: async () => {
      hold('br', await smallestAs.br(html));
    },
    get bytes() {
      return bytes;
    },
    cached: (encoding) => forms[encoding],
    in: (encoding) => Promise.resolve(forms[encoding] ?? prepare(encoding)),
  };
};

/** The best encoding that an `Accept-Encoding` header allows. */
export const encodingFor = (accepted: string | undefined): Encoding => {
  if (accepted === undefined || accepted === '') return 'identity';
  const takes = (name: string): boolean =>
    new RegExp(`(^|[ ,])${name}($|[ ,]|;(?!\\s*q=0(\\.0*)?($|[ ,])))`, 'i').test(accepted);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
};
