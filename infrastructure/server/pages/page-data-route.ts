import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../problem.ts';
import { sendFinished } from '../routes/finished-file.ts';
import type { PageCache } from '../../pages/page-cache.ts';
import { decodedQuery, located, splitAddress } from './page-routes.ts';
import { PAGE_DATA_FOLDER } from '../../pages/data-file.ts';
import { encodingFor } from '../../pages/prepared-page.ts';
import type { Pages } from '../../pages/rendered-page.ts';
import type { VisitorBudgets } from '../protection/visitor-budgets.ts';

/** Serves the hydration data that is too large to be inlined in pages. */
export const pageDataRoute = (
  server: FastifyInstance,
  { locate }: Pick<Pages, 'locate'>,
  cache: Pick<PageCache, 'dataFile'>,
  { clientOf }: Pick<VisitorBudgets, 'clientOf'>,
): void => {
  server.get<{ Params: { name: string } }>(`${PAGE_DATA_FOLDER}:name/*`, async (request, reply) => {
    const { name } = request.params;
    const [path = '', search = ''] = splitAddress(
      (request.raw.url ?? '').slice(PAGE_DATA_FOLDER.length + name.length),
    );
    const client = clientOf(request);
    const { address, queryOf } = await located(locate(path), client);
    const encoding = encodingFor(request.headers['accept-encoding']);
    const page = [path, queryOf(decodedQuery(search))] as const;
    const file = address === path ? await cache.dataFile(name, encoding, page, client) : undefined;
    if (file === undefined) return sendProblem(reply, 404, 'There’s no such file.');
    return sendFinished(reply, 'application/json', encoding, file);
  });
};
