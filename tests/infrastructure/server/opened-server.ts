import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { ListReviews } from '../../../application/provider/list-reviews/list-reviews.ts';
import { LocateDealers } from '../../../application/provider/locate-dealers/locate-dealers.ts';
import { LookUpDealer } from '../../../application/provider/look-up-dealer/look-up-dealer.ts';
import { createServer } from '../../../infrastructure/server/create-server.ts';
import type { Pages } from '../../../infrastructure/server/rendered-page.ts';
import { readSettings } from '../../../infrastructure/server/settings.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { aReview } from '../../builders/a-review.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { MemoryDealerRecords } from '../../fakes/memory-dealer-records.ts';
import { MemoryPostalPlaces } from '../../fakes/memory-postal-places.ts';
import { MemoryReviewRecords } from '../../fakes/memory-review-records.ts';

const ADDISON = { city: 'Addison', state: 'TX', lat: 32.96, lon: -96.84 };

const noPages: Pages = {
  trueAddress: () => null,
  queryOf: () => '',
  version: () => '1',
  render: async () => ({
    status: 404,
    html: 'no page',
    inlined: { scripts: [], styles: [] },
    isSettled: true,
  }),
};

/** The server on fakes: two dealers in Addison, 23 reviews of the first. */
export const openServer = async (
  env: Readonly<Record<string, string>> = {},
  more: { pages?: Pages; redis?: Redis; works?: () => Promise<void> } = {},
) => {
  const dealers = [
    aDealer().named('ACE HVAC LLC').withCompanyId(7).at(ADDISON).inBucket(2).reviewed(4, 23).build(),
    aDealer().named('SONS OF COMFORT').withCompanyId(8).at(ADDISON).inBucket(1).build(),
  ];
  const records = new MemoryDealerRecords(dealers, [2]);
  const reviews = new MemoryReviewRecords([
    [7, Array.from({ length: 23 }, () => aReview().rated(4).build())],
  ]);
  const places = new MemoryPostalPlaces([['75001', ADDISON]]);
  const server: FastifyInstance = await createServer(
    {
      pages: more.pages ?? noPages,
      listedPaths: ['/', '/find-a-dealer/'],
      provider: {
        locateDealers: new LocateDealers(records, places, new FakeClock()),
        lookUpDealer: new LookUpDealer(records),
        listReviews: new ListReviews(reviews),
        version: () => '1',
        redis: more.redis ?? null,
      },
      parts: [['database', more.works ?? (async () => undefined)]],
      files: { kind: 'built', folder: resolve('ui/theme/public') },
    },
    readSettings({ SITE_URL: 'https://www.example.com', ...env }),
    pino({ level: 'silent' }),
  );
  return { server, records, reviews };
};
