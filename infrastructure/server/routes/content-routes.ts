import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LibraryUnavailable, PageLibrary } from '../../../application/ports/content/page-library.ts';
import type { PurgeReceipt } from '../../../application/provider/check-content/confirm-purge.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import { isAbsolute, pathOf } from '../../wire/page-path.ts';
import { hasBearer } from '../protection/bearer.ts';
import { contentCall, purgeCall } from '../schemas/content-schemas.ts';
import { sendJson, sendProblem } from '../problem.ts';

export interface Content {
  readonly library: PageLibrary;
  /** Purges one page from the cache and reports what visitors see of it. The path has a slash at both ends. */
  readonly purge: (path: string) => Promise<PurgeReceipt>;
  /** The bearer token for purging. Null turns purging off. */
  readonly secret: string | null;
}

/** The content calls (contract, sections 3 and 7). */
export const contentRoutes = (api: FastifyInstance, { library, purge, secret }: Content): void => {
  api.get<{ Querystring: { path: string } }>(
    '/content',
    { schema: contentCall },
    async ({ query }, reply): Promise<FastifyReply> => {
      // Only paths of this site: the path in another host's URL could match one of our pages by chance.
      if (isAbsolute(query.path))
        return sendProblem(reply, 400, 'querystring/path must be a path without a host.');
      const path = pathOf(query.path);
      if (path === null) return sendNoPage(reply);
      const page = await library.page(path)();
      return pipe(
        page,
        E.match(
          sendLibraryUnavailable(reply),
          O.match(() => sendNoPage(reply), sendPage(reply)),
        ),
      );
    },
  );

  api.post<{ Body: { path: string } }>(
    '/content/purge',
    { schema: purgeCall, onRequest: refuseStrangers(secret), preValidation: refuseOtherTypes },
    async ({ body }, reply): Promise<FastifyReply> => {
      const path = isAddress(body.path) ? pathOf(body.path) : null;
      if (path === null) return sendProblem(reply, 400, 'body/path must be a page’s path.');
      const receipt = await purge(path);
      return sendJson(reply.header('cache-control', 'no-store'), JSON.stringify(receipt));
    },
  );
};

/** Whether a text is a path or an absolute URL. Any other text could purge the wrong page. */
const isAddress = (text: string): boolean =>
  (/^\/(?!\/)/.test(text) || isAbsolute(text)) &&
  // Browsers resolve dots and write whole escapes, so no page has such a path.
  !/(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|%(?![\da-f]{2})/i.test(text);

const sendNoPage = (reply: FastifyReply): FastifyReply => sendProblem(reply, 404, 'There’s no such page.');

const sendPage =
  (reply: FastifyReply) =>
  ({ path, locale, title, description, blocks }: ContentPage): FastifyReply =>
    sendJson(reply, JSON.stringify({ path, locale, title, description, blocks }));

/** The page library logs the reason. */
const sendLibraryUnavailable = (reply: FastifyReply) => (_fault: LibraryUnavailable) =>
  sendProblem(reply.header('retry-after', '5'), 503, 'Pages aren’t available right now.');

/** The schema would coerce a number to a path. */
const refuseOtherTypes = async (
  { body }: FastifyRequest<{ Body: { path: unknown } | null | undefined }>,
  reply: FastifyReply,
): Promise<void> => {
  const path = body?.path;
  if (path !== undefined && typeof path !== 'string') sendProblem(reply, 400, 'body/path must be text.');
};

/** Without the secret, a caller learns nothing, not even whether the body is valid. */
const refuseStrangers =
  (secret: string | null) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (secret === null) return void sendProblem(reply, 404, 'There’s no such endpoint.');
    if (hasBearer(request, secret)) return;
    sendProblem(reply.header('www-authenticate', 'Bearer'), 401, 'This endpoint needs its secret.');
  };
