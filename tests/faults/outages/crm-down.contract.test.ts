import { expect, it } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { LeadCourier } from '../../../application/ports/leads/lead-courier.ts';
import { ChannelBreaker } from '../../../application/provider/deliver-leads/channel-breaker.ts';
import { DeliverLeads } from '../../../application/provider/deliver-leads/deliver-leads.ts';
import { LeadReports } from '../../../infrastructure/database/leads/lead-reports.ts';
import { SqlDeliveryQueue } from '../../../infrastructure/database/leads/sql-delivery-queue.ts';
import { SqlLeadLedger } from '../../../infrastructure/database/leads/sql-lead-ledger.ts';
import { aSubmittedLead } from '../../contracts/leads/a-submitted-lead.ts';
import { idempotencyKey } from '../../contracts/leads/lead-ledger.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { onEveryDatabase } from '../../infrastructure/database/test-databases.ts';

const LEADS = 200;
const AWAY_MS = 60_000;
const HOUR_MS = 3_600_000;

/** How often the loop looks for due deliveries; more often would only slow the test down. */
const POLL_INTERVAL_MS = 60_000;

onEveryDatabase((technology, open) => {
  /** Delivers in rounds, as the server does, until some hours have passed. */
  const deliverFor = async (hours: number, courierAt: (clock: FakeClock) => LeadCourier, leads: number) => {
    const { database, close } = await open();
    try {
      const clock = new FakeClock();
      const ledger = new SqlLeadLedger(database);
      const accepted = Array.from({ length: leads }, () => aSubmittedLead({ acceptedAt: clock.now() }));
      await Promise.all(accepted.map((lead) => ledger.save(lead, idempotencyKey(lead.id), ['crm'])()));
      const log = new MemoryLogger();
      const breaker = new ChannelBreaker('crm', clock, log);
      const ports = { queue: new SqlDeliveryQueue(database), clock, log };
      const deliverLeads = new DeliverLeads('crm', courierAt(clock), breaker, ports);
      const books = new LeadReports(database);
      const end = clock.now() + hours * HOUR_MS;
      while (clock.now() < end && (await books.counts()).waiting > 0) {
        while ((await deliverLeads.execute()()).hasMore);
        await clock.advance(POLL_INTERVAL_MS);
      }
      return await books.counts();
    } finally {
      await close();
    }
  };

  it(`${technology}: a CRM that is down, and later accepts half of the calls, gets every lead once`, async () => {
    const taken: string[] = [];
    const counts = await deliverFor(
      20,
      (clock) => {
        const back = clock.now() + AWAY_MS;
        return {
          deliver: (delivery) => async () => {
            if (clock.now() < back) return E.left({ _tag: 'Unreachable', fault: 'ECONNREFUSED' });
            if (Math.random() < 0.5)
              return E.left({ _tag: 'Retryable', fault: 'status 503', retryAfterMs: null });
            taken.push(delivery.lead.id);
            return E.right(undefined);
          },
        };
      },
      LEADS,
    );
    expect(counts).toMatchObject({ stored: LEADS, delivered: LEADS, waiting: 0, parked: 0 });
    expect([taken.length, new Set(taken).size]).toEqual([LEADS, LEADS]);
  });

  it(`${technology}: a delivery that a CRM never accepts is tried for more than 4 hours, then parked and counted`, async () => {
    const tries: number[] = [];
    const counts = await deliverFor(
      30,
      (clock) => ({
        deliver: () => async () => {
          tries.push(clock.now());
          return E.left({ _tag: 'Unreachable', fault: 'ECONNREFUSED' });
        },
      }),
      1,
    );
    expect((tries.at(-1) ?? 0) - (tries[0] ?? 0)).toBeGreaterThan(4 * HOUR_MS);
    expect(counts).toMatchObject({ stored: 1, delivered: 0, waiting: 0, parked: 1 });
  });
});
