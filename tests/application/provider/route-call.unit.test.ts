import { beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { RouteCall } from '../../../application/provider/route-call/route-call.ts';
import { LEASE_MS } from '../../../domain/phone/number-lease.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { MemoryNumberPools } from '../../fakes/dealers/memory-number-pools.ts';

const EAST = { pool: 'east', fallbackNumber: '8005550100', numbers: ['8005550110', '8005550111'] };

let clock: FakeClock;
let pools: MemoryNumberPools;
let routeCall: RouteCall;
beforeEach(() => {
  clock = new FakeClock();
  pools = new MemoryNumberPools([EAST]);
  routeCall = new RouteCall(pools, clock);
});

const numberOf = async (session: string, group = 'group-1', pool = 'east', visitor = '') => {
  const routed = await routeCall.execute(pool, group, session, visitor)();
  return E.isRight(routed) ? O.toNullable(routed.right) : routed.left.fault;
};

describe('Routing a call (section 7)', () => {
  test('a session keeps its number, and no other session gets it', async () => {
    expect(await numberOf('s1')).toBe('8005550110');
    expect(await numberOf('s2')).toBe('8005550111');
    expect(await numberOf('s1')).toBe('8005550110');
  });

  test('an exhausted pool returns its fallback number, except to sessions with a lease', async () => {
    await numberOf('s1');
    await numberOf('s2');
    expect(await numberOf('s3')).toBe('8005550100');
    expect(await numberOf('s2')).toBe('8005550111');
  });

  test('a caller without a session gets the fallback number and no lease', async () => {
    expect(await numberOf('')).toBe('8005550100');
    expect(await numberOf('s1')).toBe('8005550110');
  });

  test('a number becomes free half an hour after its last use, not earlier', async () => {
    await numberOf('s1');
    await numberOf('s2');
    await clock.advance(LEASE_MS - 1);
    await numberOf('s1');
    expect(await numberOf('s3')).toBe('8005550100');
    await clock.advance(1);
    expect(await numberOf('s3')).toBe('8005550111');
    expect(await numberOf('s2')).toBe('8005550100');
  });

  test('a visitor with many sessions gets at most a quarter of the pool', async () => {
    const numbers = Array.from({ length: 20 }, (_, i) => `80055501${20 + i}`);
    pools = new MemoryNumberPools([{ ...EAST, numbers }]);
    routeCall = new RouteCall(pools, clock);
    const others = await numberOf('other', 'group-1', 'east', 'other visitor');
    const given = [];
    for (let i = 0; i < 40; i++) given.push(await numberOf(`s${i}`, `group-${i}`, 'east', 'visitor'));
    expect(given).toEqual([...numbers.slice(1, 6), ...Array.from({ length: 35 }, () => '8005550100')]);
    expect(await numberOf('s0', 'group-0', 'east', 'visitor')).toBe(numbers[1]);
    expect(await numberOf('other', 'group-1', 'east', 'other visitor')).toBe(others);
    expect(await numberOf('third', 'group-1', 'east', 'third visitor')).toBe(numbers[6]);
  });

  test('an unknown pool has no number', async () =>
    expect(await numberOf('s1', 'group-1', 'north')).toBeNull());

  test('a session gets the fallback number if other sessions lease every free number first', async () => {
    let lost = 0;
    pools.lease = () => TE.fromIO(() => ++lost < 0);
    expect(await numberOf('s1')).toBe('8005550100');
    expect(lost).toBe(2);
  });

  test('unreadable pools are a failure', async () => {
    pools.breakDown();
    expect(await routeCall.execute('east', 'group-1', 's1')()).toEqual(
      E.left({ _tag: 'RecordsUnavailable', fault: 'broken down' }),
    );
  });
});
