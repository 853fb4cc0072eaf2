import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ENTRY_OVERHEAD, ownBytes, textWeight } from './cache-weight.ts';
import type { RenderedPage } from './rendered-page.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Bytes and headers of a page in one encoding, as they go out. */
export interface PreparedBody {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string | number>>;
}

/** A page as bytes and headers; each compressed form is made when first asked for, quickly, and `finish` makes the smallest. */
export interface PreparedPage {
  readonly status: number;
  readonly etag: string;
  /** The file that its application resumes from; undefined: it has none. */
  readonly dataName: string | undefined;
  /** The memory that it takes now, in bytes: its html, every compressed form so far, and its headers. */
  readonly bytes: number;
  /** The form when it is at hand, so that the hot path waits for nothing. */
  readonly cached: (encoding: Encoding) => PreparedBody | undefined;
  readonly in: (encoding: Encoding) => Promise<PreparedBody>;
  /** Compresses the page as well as can be: ten times the work for a tenth less bytes. For pages that are asked for again. */
  readonly finish: () => Promise<void>;
}

/** When a page that cannot be shown now is worth asking for again, in seconds. */
const RETRY_AFTER_SECONDS = 5;

/** What compressed pages fit into as a rule: each further piece is another errand between two threads. */
const MAX_USUAL_BYTES = 32 * 1024;

/** A window of 128 kB, more than a page is long: the usual one of 4 MB costs three times the work for the same bytes. */
const brotliOf = (quality: number) => ({
  chunkSize: MAX_USUAL_BYTES,
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 17 },
});

const QUICK = brotliOf(5);
const SMALLEST = brotliOf(constants.BROTLI_MAX_QUALITY);

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Bytes in each encoding; the compressed ones are made off the main thread. */
export const compressedAs: { readonly [encoding in Encoding]: (bytes: Buffer) => Promise<Buffer> } = {
  br: async (bytes) => ownBytes(await brotli(bytes, QUICK)),
  gzip: async (bytes) => ownBytes(await gzipped(bytes)),
  identity: async (bytes) => ownBytes(bytes),
};

/** Bytes in each encoding, as small as can be: for what is compressed once. */
export const smallestAs: typeof compressedAs = {
  ...compressedAs,
  br: async (bytes) => ownBytes(await brotli(bytes, SMALLEST)),
};

/** The page, ready to send. `onGrown` is called when it has got another compressed form. */
export const preparedPage = (
  { status, location, html: text, isCacheable, data }: RenderedPage,
  pageHeaders: Readonly<Record<string, string>>,
  onGrown?: () => void,
): PreparedPage => {
  const headers = {
    ...pageHeaders,
    ...(status === 503 && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
    ...(location !== undefined && { location }),
  };
  // The text itself is not held: it may take two bytes a character.
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
        'cache-control': isCacheable ? 'public, no-cache' : 'private, no-cache',
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

/** The best form that an `Accept-Encoding` header takes. */
export const encodingFor = (accepted: string | undefined): Encoding => {
  if (accepted === undefined || accepted === '') return 'identity';
  const takes = (name: string): boolean =>
    new RegExp(`(^|[ ,])${name}($|[ ,]|;(?!\\s*q=0(\\.0*)?($|[ ,])))`, 'i').test(accepted);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
};
