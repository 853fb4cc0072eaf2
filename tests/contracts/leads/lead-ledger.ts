import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { DeliveryQueue } from '../../../application/ports/leads/delivery-queue.ts';
import type { LeadLedger, IdempotencyKey } from '../../../application/ports/leads/lead-ledger.ts';
import { DELIVERY_CHANNELS } from '../../../domain/lead/delivery.ts';
import type { SubmittedLead } from '../../../domain/lead/lead.ts';
import { aSubmittedLead, NOON } from './a-submitted-lead.ts';

/** An empty ledger, its delivery queue, and how to close them. */
export interface MadeLeads {
  readonly ledger: LeadLedger;
  readonly queue: DeliveryQueue;
  /** Ends every claim, as the passing of time does. */
  readonly endClaims: () => Promise<void>;
  readonly close?: () => Promise<void>;
}

const LATER = NOON + 60_000;
const PORTION = 100;

export const idempotencyKey = (bodyHash = 'hash', key: string = randomUUID()): IdempotencyKey => ({
  key,
  bodyHash,
});

/** The contract of every `LeadLedger`. */
export const describeLeadLedger = (name: string, make: () => Promise<MadeLeads>): void => {
  describe(`${name} as lead ledger`, () => {
    let made: MadeLeads;
    beforeEach(async () => {
      made = await make();
    });
    afterEach(() => made.close?.());

    const keep = (lead: SubmittedLead, same = idempotencyKey()) =>
      made.ledger.save(lead, same, DELIVERY_CHANNELS)();
    const queued = async () => {
      const claimed = await made.queue.claim(DELIVERY_CHANNELS, LATER, 60_000, {
        newest: 0,
        longestDue: PORTION,
      })();
      return E.isRight(claimed) ? claimed.right.deliveries : [];
    };

    it('stores a lead and a delivery for each channel', async () => {
      const lead = aSubmittedLead();
      expect(await keep(lead)).toEqual(E.right({ kind: 'created', id: lead.id }));
      const deliveries = await queued();
      expect(deliveries.map(({ channel }) => channel).toSorted()).toEqual(DELIVERY_CHANNELS.toSorted());
      expect(deliveries.map((delivery) => delivery.lead)).toEqual(deliveries.map(() => lead));
      expect(new Set(deliveries.map(({ id }) => id)).size).toBe(DELIVERY_CHANNELS.length);
    });

    it('stores a lead without deliveries', async () => {
      const lead = aSubmittedLead();
      expect(await made.ledger.save(lead, idempotencyKey(), [])()).toEqual(
        E.right({ kind: 'created', id: lead.id }),
      );
      expect(await queued()).toEqual([]);
    });

    it('stores a held lead once, and delivers nothing when it is sent again', async () => {
      const [lead, same] = [aSubmittedLead(), idempotencyKey()];
      const hold = { reason: 'flood', network: '203.0.113.0/24' } as const;
      expect(await made.ledger.save(lead, same, [], hold)()).toEqual(
        E.right({ kind: 'created', id: lead.id }),
      );
      const again = E.right({ kind: 'replayed', id: lead.id });
      expect(await made.ledger.save(aSubmittedLead(), same, [], hold)()).toEqual(again);
      expect(await keep(aSubmittedLead(), same)).toEqual(again);
      expect(await queued()).toEqual([]);
    });

    it('does not hold a lead that was already stored for delivery', async () => {
      const [lead, same] = [aSubmittedLead(), idempotencyKey()];
      await keep(lead, same);
      await made.ledger.save(lead, same, [], { reason: 'flood', network: '' })();
      expect(await queued()).toHaveLength(DELIVERY_CHANNELS.length);
    });

    it('recognizes a stored lead, and stores it once', async () => {
      const [first, second] = [aSubmittedLead(), aSubmittedLead()];
      const same = idempotencyKey();
      await keep(first, same);
      for (const again of [first, second]) {
        expect(await keep(again, same)).toEqual(E.right({ kind: 'replayed', id: first.id }));
      }
      expect(await queued()).toHaveLength(DELIVERY_CHANNELS.length);
    });

    it('accepts a key for one body only', async () => {
      const { key } = idempotencyKey();
      await keep(aSubmittedLead(), { key, bodyHash: 'one' });
      expect(await keep(aSubmittedLead(), { key, bodyHash: 'another' })).toEqual(
        E.right({ kind: 'conflict' }),
      );
      expect(await queued()).toHaveLength(DELIVERY_CHANNELS.length);
    });

    it('stores one of 50 simultaneous leads with the same key', async () => {
      const same = idempotencyKey();
      const leads = Array.from({ length: 50 }, () => aSubmittedLead());
      const answers = await Promise.all(leads.map((lead) => keep(lead, same)));
      const keepings = answers.flatMap((answer) => (E.isRight(answer) ? [answer.right] : []));
      const kept = keepings.filter(({ kind }) => kind === 'created');
      expect(kept).toHaveLength(1);
      const known = keepings.filter(({ kind }) => kind === 'replayed');
      expect(known).toEqual(Array.from({ length: 49 }, () => ({ ...kept[0], kind: 'replayed' })));
      expect(await queued()).toHaveLength(DELIVERY_CHANNELS.length);
    });

    it('fails for a lead with a used id, and stores the leads saved with it', async () => {
      const taken = aSubmittedLead();
      await keep(taken);
      const beside = Array.from({ length: 20 }, () => aSubmittedLead());
      const all = beside.toSpliced(10, 0, taken);
      const answers = await Promise.all(all.map((lead) => keep(lead)));
      expect(answers.toSpliced(10, 1)).toEqual(beside.map(({ id }) => E.right({ kind: 'created', id })));
      expect(answers[10]).toMatchObject(E.left({ _tag: 'RecordsUnavailable' }));
      expect(await queued()).toHaveLength(21 * DELIVERY_CHANNELS.length);
    });

    it('finds the latest lead with a body, within the requested age', async () => {
      const [first, second, other] = [
        aSubmittedLead({ acceptedAt: NOON }),
        aSubmittedLead({ acceptedAt: NOON + 10 }),
        aSubmittedLead({ acceptedAt: NOON + 20 }),
      ];
      await keep(first, idempotencyKey('body'));
      expect(await made.ledger.sameSince('body', NOON)()).toEqual(E.right(O.some(first.id)));
      await keep(second, idempotencyKey('body'));
      await keep(other, idempotencyKey('other body'));
      expect(await made.ledger.sameSince('body', NOON)()).toEqual(E.right(O.some(second.id)));
      expect(await made.ledger.sameSince('body', NOON + 10)()).toEqual(E.right(O.some(second.id)));
      expect(await made.ledger.sameSince('body', NOON + 11)()).toEqual(E.right(O.none));
      expect(await made.ledger.sameSince('nothing', NOON)()).toEqual(E.right(O.none));
    });

    it('counts the leads of a period, without held ones', async () => {
      const [from, until] = [NOON, NOON + 10];
      for (const acceptedAt of [from - 1, from, until - 1, until])
        await keep(aSubmittedLead({ acceptedAt }), idempotencyKey());
      const held = aSubmittedLead({ acceptedAt: from });
      await made.ledger.save(held, idempotencyKey(), [], { reason: 'flood', network: '' })();
      expect(await made.ledger.countBetween(from, until)()).toEqual(E.right(2));
    });

    it('stores every text unchanged', async () => {
      const text = fc.string({ unit: 'binary' }).filter((some) => !some.includes('\0'));
      const texts = fc.record({ firstName: text, email: text, comments: text });
      await fc.assert(
        fc.asyncProperty(texts, async (fields) => {
          const lead = aSubmittedLead(fields);
          expect(await made.ledger.save(lead, idempotencyKey(), ['crm'])()).toMatchObject(
            E.right({ kind: 'created' }),
          );
          const [delivery] = await queued();
          expect(delivery?.lead).toEqual(lead);
          if (delivery !== undefined) await made.queue.settle(delivery, { kind: 'delivered' }, LATER)();
        }),
        { numRuns: 50 },
      );
    });
  });
};
