import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { RequestLog } from '../../../application/ports/leads/request-log.ts';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import type { SubmittedLead } from '../../../domain/lead/lead.ts';
import { referenceOf } from '../../../domain/lead/reference.ts';
import type { RequestEvent } from '../../../domain/lead/request/request-event.ts';
import { companyId } from '../../builders/company-id.ts';
import { aSubmittedLead, NOON } from './a-submitted-lead.ts';
import { idempotencyKey, type MadeLeads } from './lead-ledger.ts';

const MINUTE = 60_000;
const CHANNELS: ReadonlyArray<DeliveryChannel> = ['crm', 'dealer-mail'];
const AMENDED: RequestEvent = { kind: 'amended', at: NOON + 1, changes: { phone: '612-555-0188' } };
const WITHDRAWN: RequestEvent = { kind: 'withdrawn', at: NOON + 2 };

/** An empty ledger with its queue and its log. */
export interface MadeLog extends MadeLeads {
  readonly log: RequestLog;
}

/** The contract of every `RequestLog`. */
export const describeRequestLog = (name: string, make: () => Promise<MadeLog>): void => {
  describe(`${name} as request log`, () => {
    let made: MadeLog;
    beforeEach(async () => {
      made = await make();
    });
    afterEach(() => made.close?.());

    const keep = async (channels = CHANNELS): Promise<SubmittedLead> => {
      const lead = aSubmittedLead({ acceptedAt: NOON });
      await made.ledger.save(lead, idempotencyKey(), channels)();
      return lead;
    };
    const claim = async () => {
      const sizes = { newest: 0, longestDue: 50 };
      const claimed = await made.queue.claim(CHANNELS, NOON + MINUTE, MINUTE, sizes)();
      if (E.isLeft(claimed)) throw new Error(claimed.left.fault);
      return claimed.right.deliveries;
    };
    const add = (lead: SubmittedLead, event: RequestEvent, after: number, channels = CHANNELS) =>
      made.log.add(lead.id, event, after, channels)();
    const found = async ({ id }: SubmittedLead) => made.log.byReference(referenceOf(id))();

    it('finds a request by its reference, and no other', async () => {
      const [lead] = [await keep(), await keep()];
      expect(await found(lead)).toEqual(
        E.right([{ request: lead, sentAt: null, isHeld: false, events: [] }]),
      );
    });

    it.each(['R-00000000', 'R-1', '', 'R-7K2M9Q4X%', '7K2M9Q4X'])(
      'finds nothing for %j',
      async (reference) => {
        await keep();
        expect(await made.log.byReference(reference)()).toEqual(E.right([]));
      },
    );

    it('tells when the dealer’s mail was taken', async () => {
      const lead = await keep();
      for (const delivery of await claim())
        await made.queue.settle(delivery, { kind: 'delivered' }, NOON + MINUTE)();
      expect(await found(lead)).toMatchObject(E.right([{ sentAt: NOON + MINUTE }]));
    });

    it('keeps events in their order', async () => {
      const lead = await keep();
      expect(await add(lead, AMENDED, 0)).toEqual(E.right(true));
      expect(await add(lead, WITHDRAWN, 1)).toEqual(E.right(true));
      expect(await found(lead)).toMatchObject(E.right([{ request: lead, events: [AMENDED, WITHDRAWN] }]));
    });

    it('delivers each event once, with the corrected lead', async () => {
      const lead = await keep([]);
      await add(lead, AMENDED, 0);
      await add(lead, AMENDED, 0);
      const deliveries = await claim();
      expect(deliveries.map(({ channel, event }) => [channel, event])).toEqual(
        expect.arrayContaining(CHANNELS.map((channel) => [channel, AMENDED])),
      );
      expect(deliveries).toHaveLength(CHANNELS.length);
      expect(new Set(deliveries.map(({ id }) => id)).size).toBe(CHANNELS.length);
      expect(deliveries[0]?.lead.lead.fields.phone).toBe('612-555-0188');
    });

    it('delivers the lead itself with its corrections', async () => {
      const lead = await keep(['crm']);
      await add(lead, AMENDED, 0, []);
      const [delivery] = await claim();
      expect(delivery).not.toHaveProperty('event');
      expect(delivery?.lead.lead.fields.phone).toBe('612-555-0188');
    });

    it('adds nothing when the caller has not seen the latest event', async () => {
      const lead = await keep([]);
      await add(lead, AMENDED, 0, []);
      expect(await add(lead, WITHDRAWN, 0)).toEqual(E.right(false));
      expect(await add(lead, WITHDRAWN, 2)).toEqual(E.right(false));
      expect(await found(lead)).toMatchObject(E.right([{ events: [AMENDED] }]));
      expect(await claim()).toEqual([]);
    });

    it('adds one of several events at a time', async () => {
      const lead = await keep([]);
      const at = [1, 2, 3, 4, 5, 6];
      const added = await Promise.all(
        at.map((later) => add(lead, { kind: 'accepted', at: NOON + later }, 0)),
      );
      expect(added.filter((one) => E.isRight(one) && one.right)).toHaveLength(1);
      expect(await claim()).toHaveLength(CHANNELS.length);
    });

    it('mails a dealer nothing of a request that was withdrawn before', async () => {
      const lead = await keep();
      await add(lead, AMENDED, 0);
      await add(lead, WITHDRAWN, 1);
      expect((await claim()).map(({ channel }) => channel)).toEqual(['crm', 'crm', 'crm']);
    });

    it('mails a dealer that a request is withdrawn when its mail may have arrived', async () => {
      const lead = await keep(['dealer-mail']);
      const [sent] = await claim();
      const failed = { kind: 'waiting', dueAt: NOON, fault: 'timed out' } as const;
      if (sent !== undefined) await made.queue.settle(sent, failed, NOON)();
      await add(lead, WITHDRAWN, 0, ['dealer-mail']);
      expect((await claim()).map(({ event }) => event)).toEqual([WITHDRAWN]);
    });

    it('delivers no event of a held request', async () => {
      const lead = aSubmittedLead({ acceptedAt: NOON });
      await made.ledger.save(lead, idempotencyKey(), [], { reason: 'flood', network: '' })();
      expect(await add(lead, WITHDRAWN, 0)).toEqual(E.right(true));
      expect(await claim()).toEqual([]);
    });

    it('lists the unanswered requests, a few at a time, oldest first', async () => {
      const leads = [];
      for (let i = 0; i < 5; i++) {
        const lead = aSubmittedLead({ acceptedAt: NOON + i });
        await made.ledger.save(lead, idempotencyKey(), CHANNELS)();
        leads.push(lead);
      }
      for (const delivery of await claim())
        await made.queue.settle(delivery, { kind: 'delivered' }, NOON + MINUTE)();
      const unsent = await keep();
      const [first, second, third, fourth] = leads.map(({ id }) => id);
      await made.log.add(second ?? '', { kind: 'accepted', at: NOON + 9 }, 0, [])();
      await made.log.add(third ?? '', AMENDED, 0, [])();
      await made.log.add(fourth ?? '', { kind: 'escalated', at: NOON + 9 }, 0, [])();
      const found: string[] = [];
      let after = { acceptedAt: NOON - 1, id: '' };
      for (;;) {
        const some = await made.log.unanswered(after, NOON + 4)();
        if (E.isLeft(some)) throw new Error(some.left.fault);
        const last = some.right.at(-1);
        if (last === undefined) break;
        found.push(...some.right.map(({ request }) => request.id));
        after = last.request;
      }
      expect(found).toEqual([first, third]);
      expect(found).not.toContain(unsent.id);
    });

    it('keeps the dealer that a request was sent on to, and corrected addresses', async () => {
      const lead = await keep();
      const events: ReadonlyArray<RequestEvent> = [
        {
          kind: 'forwarded',
          at: NOON + 1,
          to: { requestId: 'another', companyId: companyId(8), dealer: 'Ace' },
        },
        { kind: 'amended', at: NOON + 2, changes: { email: 'Bea@Example.com' } },
      ];
      for (const [i, event] of events.entries()) await add(lead, event, i, []);
      expect(await found(lead)).toMatchObject(E.right([{ events, isHeld: false }]));
    });

    it('adds nothing to a request that does not exist', async () => {
      expect(await add(aSubmittedLead(), WITHDRAWN, 0)).toEqual(E.right(false));
    });
  });
};
