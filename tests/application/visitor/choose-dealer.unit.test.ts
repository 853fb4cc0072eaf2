import { beforeEach, describe, expect, test } from '@jest/globals';
import { BehaviorSubject } from 'rxjs';
import { ChooseDealer } from '../../../application/visitor/ask-dealer/choose-dealer.ts';
import { refusedView } from '../../../application/visitor/send-request/fresh-view.ts';
import { SendRequest } from '../../../application/visitor/send-request/send-request.ts';
import { searchNear } from '../../../domain/dealer/dealer-search.ts';
import { dealerModal } from '../../../domain/lead/forms/dealer-modal.ts';
import type {
  DealerCard,
  FindDealersView,
} from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { ANN } from '../../builders/a-draft.ts';
import { CountingIdGenerator } from '../../fakes/counting-id-generator.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { FakeLeadDesk } from '../../fakes/fake-lead-desk.ts';
import { FakeVisitorProfiles } from '../../fakes/fake-visitor-profiles.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { KeptVisitorEvents } from '../../fakes/kept-visitor-events.ts';

const card = (companyId: number) =>
  ({ companyId, name: `Dealer ${companyId}`, phone: null, key: String(companyId) }) as unknown as DealerCard;
const found = (zipcode: string, ...companyIds: number[]): FindDealersView => ({
  ...{ kind: 'found', search: searchNear(zipcode), area: zipcode, day: '2026-11-20', compared: [] },
  page: { items: companyIds.map(card), number: 1, pages: 1, total: companyIds.length } as never,
});

let desk: FakeLeadDesk;
let view$: BehaviorSubject<FindDealersView>;

beforeEach(() => {
  desk = new FakeLeadDesk();
  view$ = new BehaviorSubject<FindDealersView>(found('75001', 7, 8));
});

const chosen = ({ preferred = null as number | null, cameBackFor = null as number | null } = {}) => {
  const ports = {
    ...{ desk, profiles: new FakeVisitorProfiles(), events: new KeptVisitorEvents() },
    ...{ keys: new CountingIdGenerator(), clock: new FakeClock(), log: new MemoryLogger() },
  };
  const resumed = cameBackFor === null ? null : refusedView(dealerModal, cameBackFor, {}, []);
  const request = new SendRequest(dealerModal, ports, { phone: '1-800-555-0199', resumed });
  const choice = new ChooseDealer(view$, request, preferred);
  return { choice, request, selected: () => currentOf(choice.view$).selected?.companyId ?? null };
};

describe('A form in a page', () => {
  test.each([
    [{}, 7],
    [{ preferred: 8 }, 8],
    [{ preferred: 9 }, 7],
    [{ preferred: 7, cameBackFor: 8 }, 8],
  ])('%j is for %d', (options, companyId) => {
    const { choice, selected } = chosen(options);
    expect([selected(), currentOf(choice.view$).card?.companyId]).toEqual([companyId, companyId]);
  });

  test('is sent to whoever is chosen', async () => {
    const { choice, request } = chosen();
    choice.begin();
    choice.choose(8);
    await request.submit(ANN);
    expect(desk.sent.map(({ lead }) => lead.metadata.companyId)).toEqual([8]);
  });

  test('changes nothing in its request before it stands on the page', () => {
    const { choice, request } = chosen();
    expect(currentOf(request.view$).fills).toBe(0);
    choice.begin();
    expect(currentOf(request.view$).values.zip).toBe('75001');
  });

  test('puts the area into its field once, however often another dealer is chosen', () => {
    const { choice, request } = chosen();
    choice.begin();
    choice.choose(8);
    choice.choose(7);
    expect(currentOf(request.view$).fills).toBe(1);
  });

  test('is for the first again where other dealers are looked for', () => {
    const { choice, selected } = chosen();
    choice.choose(8);
    view$.next(found('75001', 7, 8));
    expect(selected()).toBe(8);
    view$.next({ kind: 'searching', search: searchNear('90001') });
    expect(selected()).toBeNull();
    view$.next(found('90001', 6, 8));
    expect(selected()).toBe(6);
  });

  test('follows the search no more once it is disposed', () => {
    const { choice, selected } = chosen();
    choice.dispose();
    view$.next(found('90001', 6));
    expect([selected(), view$.observed]).toEqual([7, false]);
  });
});
