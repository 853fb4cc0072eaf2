import { createHmac } from 'node:crypto';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { FastifyInstance } from 'fastify';
import type { LibraryUnavailable } from '../../../application/ports/content/page-library.ts';
import type { RenderedPage } from '../../pages/rendered-page.ts';
import { sendProblem } from '../problem.ts';
import { isSame } from '../protection/bearer.ts';

export interface Previews {
  /** Renders the last saved version of a WordPress page or post, published or not. None when the id doesn't exist. */
  readonly draft: (id: number) => Promise<E.Either<LibraryUnavailable, O.Option<RenderedPage>>>;
  /** The secret that signs tokens. Null turns previews off. */
  readonly secret: string | null;
}

/** The token for the draft of an id. WordPress computes the same token (docs/operating.md). */
export const previewToken = (id: number, secret: string): string =>
  createHmac('sha256', secret).update(`preview:${id}`).digest('hex');

const ID = /^[1-9]\d{0,14}$/;

/** The URL holds a token, so no cache stores the page and no other site receives the URL. */
const SECRECY = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/**
 * Serves `/preview/?id=&token=`: a WordPress draft as visitors would see it without scripts, only for its editor. Answers 404 for any other
 * id or token.
 */
export const previewRoute = (
  server: FastifyInstance,
  { draft, secret }: Previews,
  headersOf: (page: RenderedPage) => Readonly<Record<string, string>>,
): void => {
  server.get<{ Querystring: { id?: unknown; token?: unknown } }>('/preview/', async ({ query }, reply) => {
    void reply.headers(SECRECY);
    const { id, token } = query;
    const mayLook =
      secret !== null &&
      typeof id === 'string' &&
      typeof token === 'string' &&
      ID.test(id) &&
      isSame(token, previewToken(Number(id), secret));
    if (!mayLook) return sendProblem(reply, 404, 'There’s no such page.');
    const page = await draft(Number(id));
    if (E.isLeft(page))
      return sendProblem(
        reply.header('retry-after', '5'),
        503,
        'WordPress isn’t providing drafts right now.',
      );
    if (O.isNone(page.right)) return sendProblem(reply, 404, 'There’s no such page.');
    const { value } = page.right;
    const { 'content-security-policy': policy, ...headers } = headersOf(value);
    return reply
      .code(value.status)
      .headers({ ...headers, ...SECRECY })
      .headers(policy === undefined ? {} : { 'content-security-policy': withoutScripts(policy) })
      .type('text/html; charset=utf-8')
      .send(value.html);
  });
};

/** Scripts are blocked, because the application would look for a page at the preview's URL. */
const withoutScripts = (policy: string): string => policy.replace(/script-src [^;]*/, "script-src 'none'");
