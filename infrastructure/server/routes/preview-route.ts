import { createHmac } from 'node:crypto';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { FastifyInstance } from 'fastify';
import type { LibraryUnavailable } from '../../../application/ports/content/page-library.ts';
import type { RenderedPage } from '../../pages/rendered-page.ts';
import { sendProblem } from '../problem.ts';
import { isSame } from '../protection/bearer.ts';

/** What drafts are shown with. */
export interface Previews {
  /** The page or post of an id in WordPress, rendered as it was saved last, published or not; none: there is no such page. */
  readonly draft: (id: number) => Promise<E.Either<LibraryUnavailable, O.Option<RenderedPage>>>;
  /** What tokens are made with; null: nothing is shown. */
  readonly secret: string | null;
}

/** With what the draft of an id may be seen, by whoever has it: WordPress makes the same (docs/operating.md). */
export const previewToken = (id: number, secret: string): string =>
  createHmac('sha256', secret).update(`preview:${id}`).digest('hex');

const ID = /^[1-9]\d{0,14}$/;

/** Its address holds a token: no cache stores it, and no other site gets it. */
const SECRECY = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/**
 * `/preview/?id=&token=`: a draft of WordPress as visitors would see it without scripts, for its editor alone. Any other id or
 * token is answered as if there were no such page.
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

/** The application would look for a page at its own address. */
const withoutScripts = (policy: string): string => policy.replace(/script-src [^;]*/, "script-src 'none'");
