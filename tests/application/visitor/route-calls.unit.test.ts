import { beforeEach, describe, expect, test } from '@jest/globals';
import { RouteCalls, type RoutedCalls } from '../../../application/visitor/route-calls/route-calls.ts';
import { FakeCallRouting } from '../../fakes/fake-call-routing.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';

const route = { pool: 'pool-1', routingGroup: 'group-1', supplied: '2145550100' };

let routing: FakeCallRouting;
let log: MemoryLogger;
let views: RoutedCalls[];
let routeCalls: RouteCalls;

beforeEach(() => {
  [routing, log, views] = [new FakeCallRouting(), new MemoryLogger(), []];
  routeCalls = new RouteCalls(routing, log, '8005550199');
  routeCalls.view$.subscribe((view) => views.push(view));
});

describe('RouteCalls (sections 4 and 7)', () => {
  test('starts with Loading.., then shows the routed number', async () => {
    routing.serve('pool-1', 'group-1', '8335550121');
    await routeCalls.route('7', route);
    expect(views).toEqual([
      {},
      { '7': { kind: 'routing' } },
      { '7': { kind: 'routed', phone: { text: '1-833-555-0121', address: 'tel:+18335550121' } } },
    ]);
  });

  test('falls back to the supplied number, and logs it', async () => {
    await routeCalls.route('7', route);
    expect(views.at(-1)).toMatchObject({ '7': { phone: { text: '1-214-555-0100' } } });
    expect(log.warnings).toEqual(['Call routing failed: Not Found']);
  });

  test('falls back to the site’s own where none is supplied', async () => {
    await routeCalls.route('7', { ...route, supplied: null });
    expect(views.at(-1)).toMatchObject({ '7': { phone: { text: '1-800-555-0199' } } });
  });

  test('asks once for each pool and group, and once for each dealer', async () => {
    routing.serve('pool-1', 'group-1', '8335550121');
    await Promise.all([
      routeCalls.route('7', route),
      routeCalls.route('7', route),
      routeCalls.route('8', route),
    ]);
    expect(routing.asked).toEqual(['pool-1 group-1']);
    expect(Object.keys(views.at(-1) ?? {})).toEqual(['7', '8']);
  });
});
