import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RenderedPage } from './rendered-page.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Bytes and headers of a page in one encoding, as they go out. */
export interface PreparedBody {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string | number>>;
}

/** A page as bytes and headers; each compressed form is made once, when first asked for. */
export interface PreparedPage {
  readonly status: number;
  readonly etag: string;
  /** The memory to reckon with. */
  readonly bytes: number;
  /** The form when it is at hand, so that the hot path waits for nothing. */
  readonly atHand: (encoding: Encoding) => PreparedBody | undefined;
  readonly in: (encoding: Encoding) => Promise<PreparedBody>;
}

/** A window of 128 kB, more than a page is long: the usual one of 4 MB costs three times the work for the same bytes. */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_LGWIN]: 17,
};

const brotli = promisify(brotliCompress);
/** Bytes in each encoding; the compressed ones are made off the main thread. */
export const compressedAs: { readonly [encoding in Encoding]: (bytes: Buffer) => Promise<Buffer> } = {
  br: (bytes) => brotli(bytes, { params: BROTLI }),
  gzip: promisify(gzip),
  identity: (bytes) => Promise.resolve(bytes),
};

/** A third more than its html: what the compressed forms take. */
const MEMORY_FACTOR = 1.35;

export const preparedPage = (page: RenderedPage, headers: Readonly<Record<string, string>>): PreparedPage => {
  const html = Buffer.from(page.html);
  const etag = `"${createHash('sha1').update(html).digest('base64url')}"`;
  const forms: { [encoding in Encoding]?: PreparedBody } = {};

  const prepare = async (encoding: Encoding): Promise<PreparedBody> => {
    const bytes = await compressedAs[encoding](html);
    return (forms[encoding] = {
      bytes,
      headers: {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'content-length': bytes.length,
        'cache-control': page.isSettled ? 'public, no-cache' : 'private, no-cache',
        vary: 'accept-encoding',
        etag,
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      },
    });
  };

  return {
    status: page.status,
    etag,
    bytes: Math.ceil(html.length * MEMORY_FACTOR),
    atHand: (encoding) => forms[encoding],
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
