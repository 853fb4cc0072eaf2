import { settle } from '../../../../fakes/fake-clock.ts';
import type { CallsPart } from '../../../parts/parts.ts';
import type { Visit } from '../visit.ts';

const DAY_MS = 86_400_000;

export const callsOf = (visit: Visit): CallsPart => ({
  arriveBy: async ({ query, referrer }) => visit.origin.land({ query: new URLSearchParams(query), referrer }),
  comeBackAfter: async (days) => {
    await visit.site.clock.advance(days * DAY_MS);
    await visit.reload();
  },
  serveRoute: async (pool, group, number, isSlow) => {
    visit.routing.serve(pool, group, number);
    if (isSlow) visit.routing.fallSilent();
  },
  answerRoutes: async () => {
    visit.routing.release();
    await settle();
  },
  timesRouted: async () => visit.routing.asked.length,
});
