import { describe, expect, test } from '@jest/globals';
import { EMPTY, of, Subject, throwError } from 'rxjs';
import { AskDealer } from '../../../application/visitor/ask-dealer/ask-dealer.ts';
import { askAddress } from '../../../application/visitor/ask-dealer/ask-address.ts';
import type { FindDealersView } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { dealerModal } from '../../../domain/lead/forms/dealer-modal.ts';
import { SendRequest } from '../../../application/visitor/send-request/send-request.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { foundNear } from '../../builders/found-dealers.ts';
import { ANN } from '../../builders/a-draft.ts';
import { companyId } from '../../builders/company-id.ts';
import { requestPorts } from '../../fakes/leads/request-ports.ts';

const ACE = { companyId: 7, name: 'Ace HVAC LLC', phone: '1-972-555-0100' };
const SONS = { companyId: 8, name: 'Sons of Comfort', phone: null };
const FOUND = foundNear('75001', [
  aDealer().withCompanyId(7).named('ACE HVAC LLC').withPhone('9725550100'),
  aDealer().withCompanyId(8).named('SONS OF COMFORT').without('phone1'),
]);

const asked = ({ fails = false, found$ = of<FindDealersView>(FOUND) } = {}) => {
  const ports = requestPorts();
  const { desk, events, log, profiles } = ports;
  const newRequest = () =>
    fails
      ? Promise.reject(new Error('offline'))
      : Promise.resolve(new SendRequest(dealerModal, ports, { phone: '1-800-555-0199' }));
  const askDealer = new AskDealer({ events, log, newRequest, found$, area$: of({ zipcode: '75001' }) });
  const request = (): SendRequest => {
    if (askDealer.request === null) throw new Error('It did not open');
    return askDealer.request;
  };
  const view = () => currentOf(askDealer.view$);
  return { askDealer, desk, events, log, profiles, request, view };
};

describe('A modal form for a dealer (contract, section 7: contact modal)', () => {
  test("is for the card's dealer", async () => {
    const { askDealer, view } = asked();
    await askDealer.openFor('dealer-modal', companyId(8));
    expect(view()).toMatchObject({ kind: 'open', selected: SONS });
  });

  test('stays closed for a dealer that the page does not list', async () => {
    const { askDealer, view } = asked();
    expect(await askDealer.openFor('dealer-modal', companyId(9))).toBe(false);
    expect(view()).toEqual({ kind: 'closed' });
  });

  test('is for the latest requested dealer while it loads', async () => {
    const { askDealer, events, view } = asked();
    const first = askDealer.openFor('dealer-modal', companyId(7));
    const second = askDealer.openFor('dealer-modal', companyId(8));
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(view()).toMatchObject({ kind: 'open', selected: SONS });
    expect(events.reported).toHaveLength(1);
  });

  test('that fails to load fails for everyone who requested it', async () => {
    const { askDealer } = asked({ fails: true });
    const calls = [7, 8].map((id) => askDealer.openFor('dealer-modal', companyId(id)));
    expect(await Promise.all(calls)).toEqual([false, false]);
  });

  test("stays closed if the page's dealers cannot be read", async () => {
    const { askDealer } = asked({ found$: throwError(() => new Error('offline')) });
    expect(await askDealer.openFor('dealer-modal', companyId(7))).toBe(false);
  });

  test('offers all dealers of the page, and is posted for the chosen one', async () => {
    const { askDealer, view } = asked();
    await askDealer.openFor('dealer-modal', companyId(7));
    expect(view()).toMatchObject({ dealers: [ACE, SONS], action: '/connect/?dealer=7' });
    askDealer.choose(companyId(8));
    expect(view()).toMatchObject({ selected: SONS, action: '/connect/?dealer=8' });
    expect(JSON.parse(JSON.stringify(view()))).toEqual(view());
  });

  test("without a choice is for the page's first dealer, and another can be chosen", async () => {
    const { askDealer, desk, request, view } = asked();
    await askDealer.open('contact-modal');
    expect(view()).toMatchObject({ kind: 'open', dealers: [ACE, SONS], selected: ACE });
    askDealer.choose(companyId(8));
    await request().submit(ANN);
    expect(desk.sent.map(({ lead }) => lead.metadata.companyId)).toEqual([8]);
  });

  test.each([
    ['has none', EMPTY],
    ['cannot be searched', throwError(() => new Error('offline'))],
  ])('in an area that %s is for no particular dealer, but has the area', async (_, found$) => {
    const { askDealer, events, request, view } = asked({ found$ });
    await askDealer.open('contact-modal');
    expect(view()).toMatchObject({ kind: 'open', dealers: [], selected: null, action: '/connect/' });
    expect(currentOf(request().view$).values.zip).toBe('75001');
    expect(events.reported).toEqual([{ event: 'dealer_form_open', formId: 'contact-modal', zip: '75001' }]);
  });

  test("opens before the area's dealers are found, and is then for the first", async () => {
    const found$ = new Subject<FindDealersView>();
    const { askDealer, desk, request, view } = asked({ found$ });
    await askDealer.open('contact-modal');
    expect(view()).toMatchObject({ kind: 'open', dealers: [], selected: null });
    found$.next(foundNear('60601', [aDealer().withCompanyId(9)]));
    expect(view()).toMatchObject({ selected: null });
    found$.next(FOUND);
    expect(view()).toMatchObject({ dealers: [ACE, SONS], selected: ACE, action: '/connect/?dealer=7' });
    askDealer.choose(companyId(8));
    found$.next(FOUND);
    await request().submit(ANN);
    expect(desk.sent.map(({ lead }) => lead.metadata.companyId)).toEqual([8]);
  });

  test('stops its search for dealers once it is closed', async () => {
    const found$ = new Subject<FindDealersView>();
    const { askDealer } = asked({ found$ });
    await askDealer.open('contact-modal');
    askDealer.close();
    expect(found$.observed).toBe(false);
  });

  test('shows the thank-you message in its place if there is no card to show it', async () => {
    const { askDealer, request, view } = asked();
    await askDealer.openFor('booking', companyId(7));
    await request().submit(ANN);
    expect([view().kind, currentOf(request().view$).success?.heading]).toEqual(['open', 'Thank you!']);
  });

  test('that cannot be loaded stays closed and logs an error', async () => {
    const { askDealer, log, view } = asked({ fails: true });
    expect(await askDealer.openFor('dealer-modal', companyId(7))).toBe(false);
    expect([view().kind, log.errors]).toEqual(['closed', ['Form error: the form could not be fetched']]);
  });
});

describe('A closed form', () => {
  test('leaves no subscription, even if it is opened repeatedly', async () => {
    const { askDealer, desk } = asked();
    for (let openings = 0; openings < 5; openings += 1) {
      await askDealer.openFor('dealer-modal', companyId(7));
      askDealer.close();
    }
    expect(desk.listeners).toBe(0);
  });

  test('leaves no subscription after it was sent', async () => {
    const { askDealer, desk, request } = asked();
    await askDealer.openFor('dealer-modal', companyId(7));
    await request().submit(ANN);
    expect([askDealer.request, desk.listeners]).toEqual([null, 0]);
  });

  test('with a waiting request stores its id once it is sent, and then leaves no subscription', async () => {
    const { askDealer, desk, profiles, request } = asked();
    await askDealer.openFor('dealer-modal', companyId(7));
    desk.meet({ _tag: 'LeadWaits' });
    await request().submit(ANN);
    askDealer.close();
    desk.networkBack();
    expect(profiles.profile.leadIds).toHaveLength(1);
    expect(desk.listeners).toBe(0);
  });

  test('leaves no subscription if the page ends while it is open or waits', async () => {
    const { askDealer, desk, request } = asked();
    await askDealer.openFor('dealer-modal', companyId(7));
    desk.meet({ _tag: 'LeadWaits' });
    await request().submit(ANN);
    askDealer.close();
    await askDealer.openFor('dealer-modal', companyId(7));
    askDealer.dispose();
    expect(desk.listeners).toBe(0);
  });

  test('stays closed if it is closed before it has loaded', async () => {
    const { askDealer, desk, view } = asked();
    const opening = askDealer.openFor('dealer-modal', companyId(7));
    askDealer.close();
    await opening;
    expect([view().kind, desk.listeners]).toEqual(['closed', 0]);
  });
});

test('A form also has a page of its own', () => {
  const { askDealer } = asked();
  expect(askDealer.pageOf('contact-modal', { zipcode: null })).toBe('/get-help/');
  expect(askDealer.pageOf('contact-modal', { zipcode: '75001' })).toBe('/get-help/?zipcode=75001');
  expect([askDealer.formAt('/get-help/'), askDealer.formAt('/connect/')]).toEqual(['contact-modal', null]);
});

test.each([
  ['dealer-modal', '75001', 7, '/connect/?zipcode=75001&dealer=7'],
  ['booking', 'M5V 3L9', 7, '/book-online/?zipcode=M5V%203L9&dealer=7'],
  ['contact-modal', '', null, '/get-help/'],
] as const)('Without scripts, the form %s near %p for dealer %p is at %s', (formId, zip, id, address) =>
  expect(askAddress(formId, zip, id === null ? null : companyId(id))).toBe(address),
);
