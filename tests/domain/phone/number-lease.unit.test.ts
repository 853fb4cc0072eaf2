import { describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import fc from 'fast-check';
import {
  isReturned,
  LEASE_MS,
  maxLeases,
  numberToLease,
  type PooledNumber,
} from '../../../domain/phone/number-lease.ts';

const NOON = Date.UTC(2026, 10, 20, 12);

const pooled = (number: string, leasedUntil: number | null = null, isOwn = false): PooledNumber => ({
  number,
  leasedUntil,
  isOwn,
  isOfVisitor: isOwn,
});

describe('The number that is leased to a caller (section 7, call-routing service)', () => {
  test('is the one that the caller currently leases', () =>
    expect(numberToLease([pooled('a'), pooled('b', NOON + 1, true)], NOON)).toEqual(O.some('b')));

  test('is the one that the caller leased last, unless another caller has it', () =>
    expect(numberToLease([pooled('a'), pooled('b', NOON - LEASE_MS, true)], NOON)).toEqual(O.some('b')));

  test('is otherwise one that was never leased', () =>
    expect(numberToLease([pooled('a', NOON - LEASE_MS), pooled('b'), pooled('c')], NOON)).toEqual(
      O.some('b'),
    ));

  test('is otherwise the one that was returned first', () =>
    expect(
      numberToLease([pooled('a', NOON - 1), pooled('b', NOON - 3), pooled('c', NOON - 2)], NOON),
    ).toEqual(O.some('b')));

  test('is never one that another caller has leased', () => {
    expect(numberToLease([pooled('a', NOON + 1), pooled('b', NOON)], NOON)).toEqual(O.some('b'));
    expect(numberToLease([pooled('a', NOON + 1)], NOON)).toEqual(O.none);
    expect(numberToLease([], NOON)).toEqual(O.none);
  });
});

describe('One visitor with several sessions (contract: nothing is used up)', () => {
  const ofVisitor = (number: string, leasedUntil = NOON + 1): PooledNumber => ({
    number,
    leasedUntil,
    isOwn: false,
    isOfVisitor: true,
  });

  test.each([
    [1, 2],
    [8, 2],
    [20, 5],
    [40, 10],
    [1000, 10],
  ])('holds, of a pool of %p numbers, at most %p', (poolSize, most) =>
    expect(maxLeases(poolSize)).toBe(most),
  );

  test('gets no number beyond its maximum', () => {
    const free = pooled('free');
    expect(numberToLease([ofVisitor('a'), free, free], NOON)).toEqual(O.some('free'));
    expect(numberToLease([ofVisitor('a'), ofVisitor('b'), free], NOON)).toEqual(O.none);
    expect(numberToLease([ofVisitor('a'), ofVisitor('b', NOON), free], NOON)).toEqual(O.some('free'));
  });

  test('keeps the current numbers, and gets no expired number back', () => {
    const two = [ofVisitor('a'), ofVisitor('b')];
    expect(numberToLease([...two, pooled('own', NOON + 1, true)], NOON)).toEqual(O.some('own'));
    expect(numberToLease([...two, pooled('own', NOON, true)], NOON)).toEqual(O.none);
  });
});

test('A number returns to its pool 30 minutes after its last use', () => {
  const used = pooled('a', NOON + LEASE_MS);
  expect(LEASE_MS).toBe(1_800_000);
  expect(isReturned(used, NOON + 1_799_999)).toBe(false);
  expect(isReturned(used, NOON + 1_800_000)).toBe(true);
});

describe('For any order of sessions,', () => {
  const numbers = ['a', 'b', 'c'];
  const visit = fc.record({
    session: fc.constantFrom('s1', 's2', 's3', 's4', 's5'),
    wait: fc.integer({ min: 0, max: LEASE_MS * 1.5 }),
  });

  /** The result of each visit: its time, session and given number, and the leases before it. */
  const played = (visits: ReadonlyArray<{ readonly session: string; readonly wait: number }>) => {
    const held = new Map<string, { readonly session: string; readonly until: number }>();
    let now = NOON;
    return visits.map(({ session, wait }) => {
      now += wait;
      const before = new Map(held);
      const seen = numbers.map((number) =>
        pooled(number, held.get(number)?.until ?? null, held.get(number)?.session === session),
      );
      const given = O.toNullable(numberToLease(seen, now));
      if (given !== null) held.set(given, { session, until: now + LEASE_MS });
      return { now, session, given, before };
    });
  };
  const always = (holds: (visit: ReturnType<typeof played>[number]) => boolean) =>
    fc.assert(fc.property(fc.array(visit, { maxLength: 40 }), (visits) => played(visits).every(holds)));

  test('no two sessions share a number', () =>
    always(({ given, session, now, before }) => {
      const holder = given === null ? undefined : before.get(given);
      return holder === undefined || holder.session === session || holder.until <= now;
    }));

  test('a session keeps its number while its lease is renewed', () =>
    always(({ given, session, now, before }) => {
      const own = [...before].find(([, lease]) => lease.session === session && lease.until > now);
      return own === undefined || own[0] === given;
    }));

  test('no session has two numbers', () =>
    always(({ before }) => new Set([...before.values()].map((lease) => lease.session)).size === before.size));

  test('a caller gets no number exactly if every number is leased to others', () =>
    always(({ given, session, now, before }) => {
      const held = [...before.values()].filter((lease) => lease.until > now);
      const isFull = held.length === numbers.length && held.every((lease) => lease.session !== session);
      return (given === null) === isFull;
    }));
});
