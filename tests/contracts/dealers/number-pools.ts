import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { NumberPools } from '../../../application/ports/dealers/number-pools.ts';
import { RouteCall } from '../../../application/provider/route-call/route-call.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import type { FreshPool } from '../../fakes/dealers/memory-number-pools.ts';

/** Unused pools, and how to close them. */
export interface MadeNumberPools {
  readonly pools: NumberPools;
  readonly close?: () => Promise<void>;
}

const EAST: FreshPool = {
  pool: 'east',
  fallbackNumber: '8005550100',
  numbers: Array.from({ length: 10 }, (_, i) => `800555011${i}`),
};
const WEST: FreshPool = { pool: 'west', fallbackNumber: '8335550100', numbers: ['8335550110'] };
const EMPTY: FreshPool = { pool: 'empty', fallbackNumber: '8445550100', numbers: [] };

const NOON = Date.UTC(2026, 10, 20, 12);
const UNTIL_ONE = { from: NOON, until: NOON + 3_600_000 };
const ann = { routingGroup: 'group-1', session: 'session of Ann', visitor: '203.0.113.1/32' };
const bob = { routingGroup: 'group-1', session: 'session of Bob', visitor: '203.0.113.2/32' };

/** The contract of every `NumberPools`; `make` returns the given pools. */
export const describeNumberPools = (
  name: string,
  make: (pools: ReadonlyArray<FreshPool>) => Promise<MadeNumberPools>,
): void => {
  describe(`${name} as number pools`, () => {
    let made: MadeNumberPools;
    beforeEach(async () => {
      made = await make([EAST, WEST, EMPTY]);
    });
    afterEach(() => made.close?.());

    const westFor = async (caller = ann) => {
      const found = await made.pools.find('west', caller)();
      return E.isRight(found) ? O.toNullable(found.right)?.numbers : found.left;
    };
    const lease = (caller: typeof ann, interval = UNTIL_ONE, number = '8335550110') =>
      made.pools.lease(number, caller, interval)();

    it('finds a pool with its numbers in order', async () => {
      const numbers = EAST.numbers.map((number) => ({
        number,
        isOwn: false,
        isOfVisitor: false,
        leasedUntil: null,
      }));
      expect(await made.pools.find('east', ann)()).toStrictEqual(
        E.right(O.some({ numbers, fallbackNumber: '8005550100' })),
      );
      expect(await made.pools.find('empty', ann)()).toStrictEqual(
        E.right(O.some({ numbers: [], fallbackNumber: '8445550100' })),
      );
    });

    it('finds no unknown pool, and leases no unknown number', async () => {
      expect(await made.pools.find('north', ann)()).toStrictEqual(E.right(O.none));
      expect(await lease(ann, UNTIL_ONE, '8665550100')).toStrictEqual(E.right(false));
    });

    it('marks a leased number as own for its holder, and not for others', async () => {
      expect(await lease(ann)).toStrictEqual(E.right(true));
      const leased = { number: '8335550110', leasedUntil: UNTIL_ONE.until };
      expect(await westFor(ann)).toStrictEqual([{ ...leased, isOwn: true, isOfVisitor: true }]);
      expect(await westFor(bob)).toStrictEqual([{ ...leased, isOwn: false, isOfVisitor: false }]);
      expect(await westFor({ ...ann, routingGroup: 'group-2' })).toStrictEqual([
        { ...leased, isOwn: false, isOfVisitor: true },
      ]);
    });

    it('recognizes a visitor in another session, but only by a visitor id', async () => {
      await lease(ann);
      expect(await westFor({ ...ann, session: 'another' })).toMatchObject([
        { isOwn: false, isOfVisitor: true },
      ]);
      await lease({ ...ann, visitor: '' });
      for (const visitor of ['', ann.visitor])
        expect(await westFor({ ...ann, visitor })).toMatchObject([{ isOwn: true, isOfVisitor: false }]);
    });

    it('leases a number to no other session until the lease ends', async () => {
      await lease(ann);
      expect(await lease(bob)).toStrictEqual(E.right(false));
      expect(await lease({ ...ann, routingGroup: 'group-2' })).toStrictEqual(E.right(false));
      const later = (from: number) => ({ from, until: from + 1000 });
      expect(await lease(bob, later(UNTIL_ONE.until - 1))).toStrictEqual(E.right(false));
      expect(await lease(bob, later(UNTIL_ONE.until))).toStrictEqual(E.right(true));
      expect(await lease(ann, later(UNTIL_ONE.until))).toStrictEqual(E.right(false));
    });

    it('renews a lease for its holder', async () => {
      await lease(ann);
      const renewed = { from: NOON + 1000, until: UNTIL_ONE.until + 1000 };
      expect(await lease(ann, renewed)).toStrictEqual(E.right(true));
      expect(await westFor()).toMatchObject([{ isOwn: true, leasedUntil: renewed.until }]);
    });

    it('leases one number to only one of many simultaneous requests', async () => {
      const many = Array.from({ length: 50 }, (_, i) => lease({ ...ann, session: `session ${i}` }));
      const given = (await Promise.all(many)).filter((each) => E.isRight(each) && each.right);
      expect(given).toHaveLength(1);
    });

    const routed = async (pool: string, session: string, route: RouteCall, visitor = '') => {
      const answer = await route.execute(pool, 'group-1', session, visitor)();
      return E.isRight(answer) ? O.toNullable(answer.right) : answer.left.fault;
    };
    const isPooled = (number: string | null) => number !== null && EAST.numbers.includes(number);

    it('leases different numbers to 50 simultaneous sessions', async () => {
      const route = new RouteCall(made.pools, new FakeClock());
      const sessions = Array.from({ length: 50 }, (_, i) => `session ${i}`);
      const all = () => Promise.all(sessions.map((session) => routed('east', session, route)));
      const numbers = await all();
      expect(numbers.filter(isPooled).toSorted()).toEqual(EAST.numbers);
      expect(numbers.filter((number) => number === EAST.fallbackNumber)).toHaveLength(40);
      expect(await all()).toEqual(numbers);
    });

    it('leases two of ten numbers to a visitor with 40 simultaneous sessions', async () => {
      const route = new RouteCall(made.pools, new FakeClock());
      const sessions = Array.from({ length: 40 }, (_, i) => `session ${i}`);
      const numbers = sessions.map((session) => routed('east', session, route, ann.visitor));
      expect(new Set((await Promise.all(numbers)).filter(isPooled))).toEqual(
        new Set(EAST.numbers.slice(0, 2)),
      );
    });

    it('leases one number to a session with many simultaneous calls', async () => {
      const route = new RouteCall(made.pools, new FakeClock());
      const calls = Array.from({ length: 20 }, () => routed('east', 'one session', route));
      expect(new Set(await Promise.all(calls))).toEqual(new Set([EAST.numbers[0]]));
    });
  });
};
