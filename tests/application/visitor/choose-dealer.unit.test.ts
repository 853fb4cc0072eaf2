import { beforeEach, describe, expect, test } from '@jest/globals';
import { BehaviorSubject } from 'rxjs';
import { ChooseDealer } from '../../../application/visitor/ask-dealer/choose-dealer.ts';
import { refusedView } from '../../../application/visitor/send-request/initial-view.ts';
import { SendRequest } from '../../../application/visitor/send-request/send-request.ts';
import { searchNear } from '../../../domain/dealer/dealer-search.ts';
import type { LeadForm } from '../../../domain/lead/form.ts';
import { dealerModal } from '../../../domain/lead/forms/dealer-modal.ts';
import { scheduleService } from '../../../domain/lead/forms/schedule-service.ts';
import { LIST_PATH } from '../../../application/visitor/find-dealers/search-address.ts';
import { shownSearch } from '../../../application/visitor/find-dealers/shown-search.ts';
import {
  NO_REASON,
  type FindDealersView,
} from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { foundNear } from '../../builders/found-dealers.ts';
import { ANN } from '../../builders/a-draft.ts';
import { companyId } from '../../builders/company-id.ts';
import { FakeLeadDesk } from '../../fakes/leads/fake-lead-desk.ts';
import { requestPorts } from '../../fakes/leads/request-ports.ts';

const SEARCHING = { kind: 'searching', expected: 3, waitAddress: '' } as const;
/** Views of a search whose dealers are not found yet. */
const UNANSWERED = [{ kind: 'failed' }, { kind: 'none', why: NO_REASON }, SEARCHING] as const;

const found = (zipcode: string, ...companyIds: number[]): FindDealersView =>
  foundNear(
    zipcode,
    companyIds.map((companyId) => aDealer().withCompanyId(companyId)),
  );

let desk: FakeLeadDesk;
let view$: BehaviorSubject<FindDealersView>;

beforeEach(() => {
  desk = new FakeLeadDesk();
  view$ = new BehaviorSubject<FindDealersView>(found('75001', 7, 8));
});

const chosen = ({
  asked = null as string | null,
  cameBackFor = null as number | null,
  form = dealerModal as LeadForm,
} = {}) => {
  const resumed = cameBackFor === null ? null : refusedView(form, companyId(cameBackFor), {}, []);
  const request = new SendRequest(form, { ...requestPorts(), desk }, { phone: '1-800-555-0199', resumed });
  const choice = new ChooseDealer(view$, request, asked);
  return { choice, request, selected: () => currentOf(choice.view$).selected?.companyId ?? null };
};

describe('A form on a page', () => {
  test.each([
    [{}, 7],
    [{ asked: '8' }, 8],
    [{ asked: '7', cameBackFor: 8 }, 8],
  ])('with %j is for dealer %d', (options, companyId) => {
    const { choice, selected } = chosen(options);
    expect([selected(), currentOf(choice.view$).card?.companyId]).toEqual([companyId, companyId]);
  });

  test('is for the requested dealer, even without a card of them on the page', () => {
    const ids = Array.from({ length: 20 }, (_, i) => i + 1);
    view$.next(found('75001', ...ids));
    const { choice } = chosen({ asked: '20' });
    const { dealers, selected, card } = currentOf(choice.view$);
    expect(dealers.map(({ companyId }) => companyId)).toEqual(ids);
    expect([selected?.companyId, card]).toEqual([20, null]);
  });

  test.each([
    [{}, null, 7],
    [{ asked: '8' }, null, 8],
    [{ asked: '9', cameBackFor: 8 }, null, 8],
    [{ asked: '9' }, 'everywhere', null],
    [{ asked: 'abc' }, 'everywhere', null],
    [{ asked: 'abc', cameBackFor: 8 }, null, 8],
    [{ asked: '' }, null, 7],
  ])(
    'with %j never replaces the dealer in its address (missing from %s)',
    (options, missingFrom, selected) => {
      const { choice } = chosen(options);
      expect(currentOf(choice.view$)).toMatchObject({
        missingFrom,
        selected: selected && { companyId: selected },
      });
      choice.choose(companyId(8));
      expect(currentOf(choice.view$)).toMatchObject({ missingFrom: null, selected: { companyId: 8 } });
    },
  );

  test('is for the dealer in its address, even if they are not in the list of the area', async () => {
    const named = { companyId: companyId(9), name: 'Far Away', phone: null, hours: null };
    view$.next({ ...found('75001', 7, 8), named } as FindDealersView);
    const { choice, request } = chosen({ asked: '9' });
    choice.begin();
    const { dealers, ...view } = currentOf(choice.view$);
    expect(view).toMatchObject({ selected: named, missingFrom: 'area' });
    expect(dealers.map(({ companyId }) => companyId)).toEqual([7, 8, 9]);
    await request.submit(ANN);
    expect(desk.sent.map(({ lead }) => lead.metadata.companyId)).toEqual([9]);
  });

  test('for a dealer who is in no list is not sent before the visitor chooses one', async () => {
    const { choice, request } = chosen({ asked: '9' });
    choice.begin();
    await request.submit(ANN);
    expect([desk.sent, currentOf(request.view$).notice]).toEqual([[], 'No dealer selected.']);
    choice.choose(companyId(8));
    await request.submit(ANN);
    expect(desk.sent.map(({ lead }) => lead.metadata.companyId)).toEqual([8]);
  });

  test('is for the requested dealer as soon as their area is searched', () => {
    const { choice, selected } = chosen({ asked: '9' });
    view$.next({ ...shownSearch(searchNear('60601'), LIST_PATH), ...SEARCHING });
    view$.next(found('60601', 6, 9));
    expect(selected()).toBe(9);
    expect(currentOf(choice.view$)).toMatchObject({ missingFrom: null, asked: 9 });
  });

  test('has the area in the html of its page, before the application starts', () => {
    const { choice, request } = chosen({ form: scheduleService });
    expect(currentOf(request.view$)).toMatchObject({ fills: 0, missing: null, values: { zip: '75001' } });
    choice.begin();
    expect(currentOf(request.view$)).toMatchObject({ fills: 1, values: { zip: '75001' } });
  });

  test('fills in the area once, even if other dealers are chosen', () => {
    const { choice, request } = chosen();
    choice.begin();
    choice.choose(companyId(8));
    choice.choose(companyId(7));
    expect(currentOf(request.view$).fills).toBe(1);
  });

  test('has the zip of a later search, unless the visitor typed one', () => {
    const { choice, request } = chosen();
    const zip = () => currentOf(request.view$).values.zip;
    choice.begin();
    view$.next(found('60601', 9));
    expect([zip(), currentOf(request.view$).overwrites]).toEqual(['60601', true]);
    request.filling.read({ zip: '30303' });
    view$.next(found('75001', 7));
    expect(zip()).toBe('30303');
  });

  test('is for the first dealer again after a new search', () => {
    const { choice, selected } = chosen();
    choice.choose(companyId(8));
    view$.next(found('75001', 7, 8));
    expect(selected()).toBe(8);
    view$.next({ ...shownSearch(searchNear('90001'), LIST_PATH), ...SEARCHING });
    expect(selected()).toBeNull();
    view$.next(found('90001', 6, 8));
    expect(selected()).toBe(6);
  });

  test('drops the thank-you message once another area is searched', async () => {
    const { choice, request } = chosen({ form: scheduleService });
    choice.begin();
    await request.submit(ANN);
    expect(currentOf(request.view$).status).toBe('sent');
    choice.choose(companyId(8));
    expect(currentOf(request.view$).status).toBe('sent');
    view$.next(found('90001', 6));
    expect(currentOf(request.view$)).toMatchObject({
      status: 'editing',
      success: null,
      values: { zip: '90001' },
    });
  });

  test('stays for the dealer of the returned form until the lookup succeeds', () => {
    view$.next({ ...shownSearch(searchNear('75001'), LIST_PATH), kind: 'failed' });
    const { choice } = chosen({ asked: '8', cameBackFor: 7 });
    expect(currentOf(choice.view$)).toMatchObject({ dealers: [], expected: 7, lookUp: 'failed' });
    view$.next(found('75001', 7, 8));
    expect(currentOf(choice.view$)).toMatchObject({ expected: null, lookUp: 'settled' });
  });

  test.each(UNANSWERED)(
    'is sent to the requested dealer, even if the dealer is not found yet: $kind',
    async (unanswered) => {
      view$.next({ ...shownSearch(searchNear('75001'), LIST_PATH), ...unanswered });
      const { choice, request } = chosen({ asked: '8' });
      expect(currentOf(choice.view$).lookUp).not.toBe('settled');
      choice.begin();
      await request.submit(ANN);
      expect(desk.sent.map(({ lead }) => lead.metadata.companyId)).toEqual([8]);
    },
  );

  test.each(UNANSWERED)(
    'has the known details of the area while its dealers are not found yet: $kind',
    (unanswered) => {
      const place = { city: 'Addison', state: 'TX' };
      view$.next({ ...shownSearch(searchNear('75001'), LIST_PATH), place, ...unanswered });
      const { request } = chosen();
      expect(currentOf(request.view$).values).toMatchObject({ zip: '75001', ...place });
    },
  );

  test.each(UNANSWERED)(
    'drops the details of the previous area once another is searched, before its dealers are found: $kind',
    async (unanswered) => {
      view$.next({ ...found('75001', 7, 8), place: { city: 'Addison', state: 'TX' } } as FindDealersView);
      const { choice, request } = chosen();
      const values = () => currentOf(request.view$).values;
      choice.begin();
      expect(values()).toMatchObject({ zip: '75001', city: 'Addison', state: 'TX' });
      view$.next({ ...shownSearch(searchNear('60601'), LIST_PATH), ...unanswered });
      expect(values()).toMatchObject({ zip: '60601', city: '', state: '' });
      const { zip: _zip, city: _city, state: _state, ...typed } = ANN;
      await request.submit(typed);
      expect(desk.sent).toEqual([]);
      view$.next({ ...found('60601', 9), place: { city: 'Chicago', state: 'IL' } } as FindDealersView);
      await request.submit(typed);
      expect(desk.sent.map(({ lead }) => lead)).toMatchObject([
        { fields: { zip: '60601', city: 'Chicago', state: 'IL' }, metadata: { companyId: 9 } },
      ]);
    },
  );

  test.each([
    { zipcode: '75001', total: 0, isMalformed: false },
    { zipcode: '7500', total: null, isMalformed: true },
  ])('asks for the area again if no dealer serves $zipcode', ({ zipcode, total, isMalformed }) => {
    const none = { kind: 'none' as const, why: { ...NO_REASON, total } };
    view$.next({ ...shownSearch(searchNear(zipcode), LIST_PATH), ...none });
    const { choice } = chosen({ asked: '8' });
    expect(currentOf(choice.view$)).toMatchObject({
      dealers: [],
      expected: null,
      lookUp: 'settled',
      zipcode,
      isMalformed,
    });
  });

  test('on its own page searches and posts there, for the requested dealer', () => {
    const { choice } = chosen({ asked: '8', cameBackFor: 7 });
    expect(currentOf(choice.view$)).toMatchObject({
      zipcode: '75001',
      searchAction: '/connect/',
      action: '/connect/?zipcode=75001&dealer=8',
    });
  });

  test("on the page of a search is posted to the search's address", () => {
    const { choice } = chosen({ form: scheduleService });
    expect(currentOf(choice.view$)).toMatchObject({
      zipcode: '75001',
      searchAction: LIST_PATH,
      action: `${LIST_PATH}?zipcode=75001`,
    });
  });

  test('on the page of a search is still posted for the requested dealer', () => {
    const { choice } = chosen({ form: scheduleService, asked: '8', cameBackFor: 7 });
    expect(currentOf(choice.view$).action).toBe(`${LIST_PATH}?zipcode=75001&dealer=8`);
  });

  test('does not follow the search anymore once it is disposed of', () => {
    const { choice, selected } = chosen();
    choice.dispose();
    view$.next(found('90001', 6));
    expect([selected(), view$.observed]).toEqual([7, false]);
  });
});
