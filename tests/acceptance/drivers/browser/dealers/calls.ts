import { machineNow } from '../../../../clock/suite-clock.ts';
import type { CallsPart } from '../../../parts/parts.ts';
import { answerWaiting, provider, type Visit } from '../visit.ts';

const DAY_SECONDS = 86_400;

export const callsOf = (visit: Visit): CallsPart => ({
  arriveBy: async (arrival) => void (visit.arrival = arrival),
  // Cookies expire by the machine's clock, so cookies that would have expired by then are deleted.
  comeBackAfter: async (days) => {
    const context = await visit.browserContext();
    const then = machineNow() / 1000 + days * DAY_SECONDS;
    const lasting = (await context.cookies()).filter(({ expires }) => expires > then);
    await context.clearCookies();
    await context.addCookies(lasting);
    await (await visit.page()).goto(new URL((await visit.page()).url()).pathname + '?zipcode=75001');
  },
  serveRoute: async (pool, group, number, isSlow) => provider.routing.serve(pool, group, number, isSlow),
  answerRoutes: () => answerWaiting(provider.routing),
  timesRouted: async () => provider.routing.asked.length,
});
