import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LibraryUnavailable, PageLibrary } from '../../../application/ports/content/page-library.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import { isAbsolute, pathOf } from '../../wire/page-path.ts';
import { hasBearer } from '../protection/bearer.ts';
import { contentCall, purgeCall } from '../schemas/content-schemas.ts';
import { sendJson, sendProblem } from '../problem.ts';

/** What content is read and purged with. */
export interface Content {
  readonly library: PageLibrary;
  /** The page of a path, with a slash at both ends, has changed. */
  readonly purge: (path: string) => void;
  /** With what a page may be purged; null: no one may. */
  readonly secret: string | null;
}

/** The calls for content (contract, sections 3 and 7). */
export const contentRoutes = (api: FastifyInstance, { library, purge, secret }: Content): void => {
  api.get<{ Querystring: { path: string } }>(
    '/content',
    { schema: contentCall },
    async ({ query }, reply): Promise<FastifyReply> => {
      // Pages of this site alone: another host's path would name one of them by chance.
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
      purge(path);
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
};

/** Whether a text is a path or a whole address: anything else would purge a page that nobody meant. */
const isAddress = (text: string): boolean => /^\/(?!\/)/.test(text) || isAbsolute(text);

const sendNoPage = (reply: FastifyReply): FastifyReply => sendProblem(reply, 404, 'There’s no such page.');

const sendPage =
  (reply: FastifyReply) =>
  ({ path, locale, title, description, blocks }: ContentPage): FastifyReply =>
    sendJson(reply, JSON.stringify({ path, locale, title, description, blocks }));

/** The source of pages logs for itself why. */
const sendLibraryUnavailable = (reply: FastifyReply) => (_fault: LibraryUnavailable) =>
  sendProblem(reply.header('retry-after', '5'), 503, 'Pages aren’t available right now.');

/** The schema would make the text of a page's path from a number. */
const refuseOtherTypes = async (
  { body }: FastifyRequest<{ Body: { path: unknown } | null | undefined }>,
  reply: FastifyReply,
): Promise<void> => {
  const path = body?.path;
  if (path !== undefined && typeof path !== 'string') sendProblem(reply, 400, 'body/path must be text.');
};

/** Who lacks the secret learns nothing of the call, not even whether its body is right. */
const refuseStrangers =
  (secret: string | null) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (secret === null) return void sendProblem(reply, 404, 'There’s no such endpoint.');
    if (hasBearer(request, secret)) return;
    sendProblem(reply.header('www-authenticate', 'Bearer'), 401, 'This endpoint needs its secret.');
  };
