import { beforeEach, describe, expect, test } from '@jest/globals';
import { companyId } from '../../builders/company-id.ts';
import { BehaviorSubject } from 'rxjs';
import { ENGLISH_COMPARISON } from '../../../application/visitor/compare-dealers/comparison-words.ts';
import { comparedIn, shownComparison } from '../../../application/visitor/compare-dealers/compared-view.ts';
import type { CompareDealersView } from '../../../application/visitor/compare-dealers/compare-dealers-view.ts';
import type { FindDealersView } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { RouteCalls, type DealerNumbers } from '../../../application/visitor/route-calls/route-calls.ts';
import { searchNear } from '../../../domain/dealer/dealer-search.ts';
import { aDealer, type DealerBuilder } from '../../builders/a-dealer.ts';
import { foundNear } from '../../builders/found-dealers.ts';
import { FakeCallRouting } from '../../fakes/dealers/fake-call-routing.ts';
import { settle } from '../../fakes/fake-clock.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';

const PAID = { numberType: 'paid-search', hidesRatings: false } as const;
const NOTHING_COMPARED: CompareDealersView = {
  ...shownComparison(searchNear(''), ENGLISH_COMPARISON),
  kind: 'idle',
};
const COMPARED: CompareDealersView = comparedIn(
  {
    zipcode: '75001',
    randomizeBuckets: [],
    dealers: [1, 2].map((id) => aDealer().withCompanyId(id).build()),
  },
  { ...searchNear('75001'), compared: [companyId(1), companyId(2)] },
  { source: PAID, callRoutingGroup: null, now: 0 },
  ENGLISH_COMPARISON,
);

const routed = (companyId: number): DealerBuilder =>
  aDealer()
    .withCompanyId(companyId)
    .withPhone('2145550100')
    .with({ fuseInfo: { pool: 'pool-1', routingGroup: 'group-1' } });
const found = (...dealers: DealerBuilder[]): FindDealersView => foundNear('75001', dealers, { source: PAID });
const known = (text: string, address: string) => ({ kind: 'known', phone: { text, address } });

let routing: FakeCallRouting;
let log: MemoryLogger;
let found$: BehaviorSubject<FindDealersView>;
let compared$: BehaviorSubject<CompareDealersView>;
let views: DealerNumbers[];
let routeCalls: RouteCalls;

beforeEach(() => {
  [routing, log, views] = [new FakeCallRouting(), new MemoryLogger(), []];
  found$ = new BehaviorSubject(found(routed(7)));
  compared$ = new BehaviorSubject<CompareDealersView>(NOTHING_COMPARED);
  routeCalls = new RouteCalls(routing, log, '8005550199', { found$, compared$ });
  routeCalls.view$.subscribe((view) => views.push(view));
});

const begin = async (): Promise<void> => {
  routeCalls.begin();
  await settle();
};

describe('RouteCalls (sections 4 and 7)', () => {
  test("shows each card's number before it starts, and makes no call", () => {
    expect(views).toEqual([{ '7': known('1-214-555-0100', 'tel:+12145550100') }]);
    expect(routing.asked).toEqual([]);
  });

  test('starts with Loading.., then shows the routed number', async () => {
    routing.serve('pool-1', 'group-1', '8335550121');
    await begin();
    expect(views.slice(1)).toEqual([
      { '7': { kind: 'finding' } },
      { '7': known('1-833-555-0121', 'tel:+18335550121') },
    ]);
  });

  test('falls back to the supplied number, and logs it', async () => {
    await begin();
    expect(views.at(-1)).toMatchObject({ '7': { phone: { text: '1-214-555-0100' } } });
    expect(log.warnings).toEqual(['Call routing failed: Not Found']);
  });

  test('falls back to the site’s own number if the dealer has none', async () => {
    found$.next(found(routed(7).without('phone1')));
    expect(views.at(-1)).toEqual({ '7': { kind: 'none' } });
    await begin();
    expect(views.at(-1)).toMatchObject({ '7': { phone: { text: '1-800-555-0199' } } });
  });

  test('keeps the number of a dealer whose calls are not routed', async () => {
    found$.next(found(aDealer().withCompanyId(9).withPhone('9725550155')));
    await begin();
    expect([routing.asked, views.at(-1)]).toEqual([[], { '9': known('1-972-555-0155', 'tel:+19725550155') }]);
  });

  test('makes one call for each pool and group, and one for each dealer', async () => {
    routing.serve('pool-1', 'group-1', '8335550121');
    await begin();
    await begin();
    found$.next(found(routed(7), routed(8)));
    await settle();
    expect(routing.asked).toEqual(['pool-1 group-1']);
    expect(Object.keys(views.at(-1) ?? {})).toEqual(['7', '8']);
  });

  test('also has the numbers of the nearest dealers outside an empty area, and of compared dealers', async () => {
    const card = foundNear('75001', [aDealer().withCompanyId(5)]).page.items[0];
    if (card === undefined) throw new Error('No dealer is found');
    found$.next({
      ...foundNear('75001', [aDealer()]),
      kind: 'none',
      why: {
        total: 0,
        filters: [],
        unfiltered: null,
        nearest: [card],
        towns: [],
        guess: null,
        siteSearch: null,
        emergencies: [],
      },
    });
    expect(Object.keys(views.at(-1) ?? {})).toEqual(['5']);
    compared$.next(COMPARED);
    expect(Object.keys(views.at(-1) ?? {})).toEqual(['1', '2', '5']);
  });
});
