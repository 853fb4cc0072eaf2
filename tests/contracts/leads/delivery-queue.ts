import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type {
  Claim,
  Delivery,
  DueDigest,
  Settlement,
} from '../../../application/ports/leads/delivery-queue.ts';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import { aSubmittedLead, NOON } from './a-submitted-lead.ts';
import { idempotencyKey, type MadeLeads } from './lead-ledger.ts';

const MINUTE = 60_000;
const UNTIL = NOON + MINUTE;

/** The contract of every `DeliveryQueue`. */
export const describeDeliveryQueue = (name: string, make: () => Promise<MadeLeads>): void => {
  describe(`${name} as delivery queue`, () => {
    let made: MadeLeads;
    beforeEach(async () => {
      made = await make();
    });
    afterEach(() => made.close?.());

    const keep = async (acceptedAt = NOON, ...channels: ReadonlyArray<DeliveryChannel>) => {
      const lead = aSubmittedLead({ acceptedAt });
      await made.ledger.save(lead, idempotencyKey(), channels.length === 0 ? ['crm'] : channels)();
      return lead;
    };
    const claimWhole = async ({
      channels = ['crm'] as ReadonlyArray<DeliveryChannel>,
      now = NOON,
      newest = 0,
      most = 10,
    } = {}): Promise<Claim> => {
      const claimed = await made.queue.claim(channels, now, MINUTE, { newest, longestDue: most })();
      if (E.isLeft(claimed)) throw new Error(claimed.left.fault);
      return claimed.right;
    };
    const claim = async (options: Parameters<typeof claimWhole>[0] = {}): Promise<ReadonlyArray<Delivery>> =>
      (await claimWhole(options)).deliveries;
    const claimOne = async (now = NOON): Promise<Delivery> => {
      const [delivery] = await claim({ now });
      if (delivery === undefined) throw new Error('nothing is due');
      return delivery;
    };
    const settle = async (delivery: Delivery, settlement: Settlement) =>
      expect(await made.queue.settle(delivery, settlement, UNTIL)()).toEqual(E.right(undefined));

    it('returns a delivery with its lead before the first try', async () => {
      const lead = await keep();
      expect(await claim()).toEqual([{ id: expect.any(String), channel: 'crm', tries: 0, lead }]);
    });

    it('returns deliveries only of the requested channels', async () => {
      await keep(NOON, 'dealer-mail', 'crm');
      expect(await claim({ channels: ['visitor-mail'] })).toEqual([]);
      expect(await claim({ channels: [] })).toEqual([]);
      expect(await claim({ channels: ['visitor-mail', 'dealer-mail'] })).toMatchObject([
        { channel: 'dealer-mail' },
      ]);
    });

    it('returns due deliveries, oldest first, up to the requested number', async () => {
      const second = await keep(NOON - 1);
      const first = await keep(NOON - 2);
      await keep(NOON + 1);
      const third = await keep(NOON);
      expect((await claim({ most: 2 })).map(({ lead }) => lead.id)).toEqual([first.id, second.id]);
      expect((await claim({ most: 2 })).map(({ lead }) => lead.id)).toEqual([third.id]);
    });

    it('also returns the newest untried deliveries, each once', async () => {
      const leads: string[] = [];
      for (const age of [5, 4, 3, 2, 1]) leads.push((await keep(NOON - age)).id);
      await settle(await claimOne(), { kind: 'waiting', dueAt: NOON - 6, fault: 'HTTP 500' });
      const given = async (newest: number, most: number) =>
        (await claim({ newest, most })).map(({ lead }) => leads.indexOf(lead.id));
      await made.endClaims();
      expect(await given(2, 1)).toEqual([0, 3, 4]);
      await made.endClaims();
      expect(await given(2, 0)).toEqual([3, 4]);
      await made.endClaims();
      expect(await given(10, 10)).toEqual([0, 1, 2, 3, 4]);
    });

    it('returns a claimed delivery to no other process until the claim ends, even if that process has a wrong clock', async () => {
      await keep();
      const [delivery] = await claim();
      for (const minutes of [0, 5, 24 * 60])
        expect(await claim({ now: NOON + minutes * MINUTE })).toEqual([]);
      await made.endClaims();
      expect(await claim()).toEqual([delivery]);
    });

    it('returns every delivery once to many simultaneous requests', async () => {
      for (let i = 0; i < 40; i++) await keep();
      const claims = await Promise.all(Array.from({ length: 20 }, () => claim({ most: 3 })));
      const ids = claims.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const rest = await claim({ most: 40 });
      expect(ids.length + rest.length).toBe(40);
    });

    it.each<Settlement>([
      { kind: 'delivered' },
      { kind: 'parked', fault: 'HTTP 400' },
      { kind: 'suppressed' },
    ])('does not return a $kind delivery again', async (settlement) => {
      await keep();
      await settle(await claimOne(), settlement);
      expect(await claim({ now: UNTIL + MINUTE })).toEqual([]);
    });

    it('returns a failed delivery again once it is due, with its tries counted and the same id', async () => {
      await keep();
      const first = await claimOne();
      await settle(first, { kind: 'waiting', dueAt: NOON + 5_000, fault: 'HTTP 500' });
      expect(await claim({ now: NOON + 4_999 })).toEqual([]);
      const second = await claimOne(NOON + 5_000);
      expect(second).toEqual({ ...first, tries: 1 });
      await settle(second, { kind: 'waiting', dueAt: NOON + 15_000, fault: 'HTTP 500' });
      expect(await claimOne(NOON + 15_000)).toEqual({ ...first, tries: 2 });
    });

    it('keeps a delivery delivered after a late report from another process', async () => {
      await keep();
      const late = await claimOne();
      await made.endClaims();
      await settle(await claimOne(), { kind: 'delivered' });
      await settle(late, { kind: 'waiting', dueAt: NOON, fault: 'timeout' });
      await settle(late, { kind: 'parked', fault: 'timeout' });
      expect(await claim({ now: UNTIL + 2 * MINUTE })).toEqual([]);
    });

    it('returns a released delivery at once, even to other processes, without counting the try', async () => {
      await keep();
      const claimed = await claimWhole();
      expect(await made.queue.release(claimed)()).toEqual(E.right(undefined));
      expect(await claim()).toEqual(claimed.deliveries);
    });

    it('does not release a delivery that another process has claimed since', async () => {
      await keep();
      const late = await claimWhole();
      await made.endClaims();
      const { token } = await claimWhole();
      await made.queue.release({ ...late, token: token === late.token ? 'another' : late.token })();
      expect(await claim()).toEqual([]);
    });

    describe('with held deliveries', () => {
      const HELD = { kind: 'held', dueAt: NOON + 10 * MINUTE } as const;
      const hold = async (recipient: string, dueAt = HELD.dueAt, acceptedAt = NOON) => {
        const { id } = await keep(acceptedAt, 'dealer-mail');
        const claimed = await claim({ channels: ['dealer-mail'] });
        for (const delivery of claimed) await settle(delivery, { ...HELD, recipient, dueAt });
        return id;
      };
      const digestAt = async (now: number, max = 10) => {
        const claimed = await made.queue.claimDigest(now, MINUTE, max)();
        if (E.isLeft(claimed)) throw new Error(claimed.left.fault);
        return O.toNullable(claimed.right);
      };
      const leadsOf = (digest: DueDigest | null) => digest?.deliveries.map(({ lead }) => lead.id);

      it('returns them only together, once the first is due', async () => {
        const second = await hold('ace', HELD.dueAt, NOON - 1);
        const first = await hold('ace', HELD.dueAt + MINUTE, NOON - 2);
        const later = HELD.dueAt + 2 * MINUTE;
        expect(await digestAt(HELD.dueAt - 1)).toBeNull();
        expect(await claim({ channels: ['dealer-mail'], now: later })).toEqual([]);
        const digest = await digestAt(HELD.dueAt);
        expect(digest).toMatchObject({ recipient: 'ace', deliveries: [{ tries: 0 }, { tries: 0 }] });
        expect(leadsOf(digest)?.toSorted()).toEqual([first, second].toSorted());
      });

      it('returns those of one recipient, up to the requested number, and to no other process until the claim ends', async () => {
        const ids = [await hold('ace'), await hold('ace'), await hold('oak', HELD.dueAt + 1)];
        const digests = [];
        for (let i = 0; i < 4; i++) digests.push(await digestAt(HELD.dueAt + 1, 1));
        expect(digests.map((digest) => digest?.recipient)).toEqual(['ace', 'ace', 'oak', undefined]);
        expect(digests.flatMap((digest) => leadsOf(digest) ?? []).toSorted()).toEqual(ids.toSorted());
        await made.endClaims();
        expect(leadsOf(await digestAt(HELD.dueAt + 1))).toEqual(expect.arrayContaining(ids.slice(0, 2)));
      });

      it('returns the newest and the oldest leads of a digest, and all of them again after a release', async () => {
        const ids = [];
        for (const age of [5, 4, 3, 2, 1]) ids.push(await hold('ace', HELD.dueAt, NOON - age));
        const digest = await digestAt(HELD.dueAt, 3);
        expect(leadsOf(digest)?.toSorted()).toEqual([ids[0], ids[3], ids[4]].toSorted());
        if (digest !== null) await made.queue.release(digest)();
        expect(leadsOf(await digestAt(HELD.dueAt))).toHaveLength(5);
      });

      it('returns a whole digest to one of many simultaneous requests', async () => {
        const [asked, recipients] = [10, ['ace', 'oak']];
        for (const recipient of recipients) {
          for (let i = 0; i < 40; i++) await keep(NOON, 'dealer-mail');
          for (const delivery of await claim({ channels: ['dealer-mail'], most: 40 }))
            await settle(delivery, { ...HELD, recipient });
        }
        const claims = Array.from({ length: asked }, () => digestAt(HELD.dueAt, 100));
        const digests = (await Promise.all(claims)).filter((digest) => digest !== null);
        const sizes = digests.map(({ recipient, deliveries }) => `${deliveries.length} for ${recipient}`);
        expect(sizes.toSorted()).toEqual(['40 for ace', '40 for oak']);
      });

      it('still holds them when a digest fails, and counts that try', async () => {
        await hold('ace');
        const [delivery] = (await digestAt(HELD.dueAt))?.deliveries ?? [];
        const again = HELD.dueAt + 2 * MINUTE;
        if (delivery !== undefined)
          await settle(delivery, { kind: 'waiting', dueAt: again, fault: 'timeout' });
        expect(await claim({ channels: ['dealer-mail'], now: again })).toEqual([]);
        expect(await digestAt(again - 1)).toBeNull();
        expect(await digestAt(again)).toMatchObject({ deliveries: [{ tries: 1 }] });
      });
    });

    it('counts a delivery as delivered if a late process reports it', async () => {
      await keep();
      const late = await claimOne();
      await made.endClaims();
      await settle(await claimOne(), { kind: 'waiting', dueAt: UNTIL, fault: 'timeout' });
      await settle(late, { kind: 'delivered' });
      expect(await claim({ now: UNTIL + 2 * MINUTE })).toEqual([]);
    });
  });
};
