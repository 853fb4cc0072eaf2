import { beforeEach, describe, expect, test } from '@jest/globals';
import { firstValueFrom } from 'rxjs';
import { askedNote } from '../../../application/visitor/send-request/dealer-notes.ts';
import type { DealerHours } from '../../../application/visitor/show-hours/dealer-hours.ts';
import type { SendRequestOptions } from '../../../application/visitor/send-request/send-request-ports.ts';
import { refusedView } from '../../../application/visitor/send-request/initial-view.ts';
import type { SendRequestView } from '../../../application/visitor/send-request/send-request-view.ts';
import { SendRequest } from '../../../application/visitor/send-request/send-request.ts';
import { bookingForm } from '../../../domain/lead/forms/booking.ts';
import { contactForm } from '../../../domain/lead/forms/contact-form.ts';
import { contactModal } from '../../../domain/lead/forms/contact-modal.ts';
import { dealerForm } from '../../../domain/lead/forms/dealer-form.ts';
import { dealerFormFr } from '../../../domain/lead/forms/dealer-form-fr.ts';
import { dealerModal } from '../../../domain/lead/forms/dealer-modal.ts';
import { homeForm } from '../../../domain/lead/forms/home-form.ts';
import { newsletter } from '../../../domain/lead/forms/newsletter.ts';
import { scheduleService } from '../../../domain/lead/forms/schedule-service.ts';
import type { LeadForm } from '../../../domain/lead/form.ts';
import type { Draft } from '../../../domain/lead/lead.ts';
import { withDealerContacted } from '../../../domain/visitor/visitor-profile.ts';
import { companyId } from '../../builders/company-id.ts';
import { HOMEOWNER } from '../../builders/sent-lead.ts';
import { OFFICE_WEEK } from '../../builders/weeks.ts';
import { countedKey, CountingIdGenerator } from '../../fakes/counting-id-generator.ts';
import { type FakeClock, settle } from '../../fakes/fake-clock.ts';
import type { FakeLeadDesk } from '../../fakes/leads/fake-lead-desk.ts';
import { requestPorts } from '../../fakes/leads/request-ports.ts';
import type { FakeVisitorProfiles } from '../../fakes/visitor/fake-visitor-profiles.ts';
import type { MemoryAskedDealers } from '../../fakes/visitor/memory-asked-dealers.ts';
import type { MemorySavedPages } from '../../fakes/visitor/memory-saved-pages.ts';
import type { MemoryFormDrafts } from '../../fakes/visitor/memory-form-drafts.ts';
import type { MemoryLogger } from '../../fakes/memory-logger.ts';
import type { KeptVisitorEvents } from '../../fakes/visitor/kept-visitor-events.ts';

const PHONE = '(833) 555-0100';
const ace = { companyId: companyId(7), phone: '(972) 555-0111' };
const ann: Draft = HOMEOWNER;

const busy = { _tag: 'DeskUnavailable', reason: 'Service Unavailable' } as const;
const waits = { _tag: 'LeadWaits' } as const;
const refusedZip = {
  _tag: 'LeadRefused',
  messages: [{ field: 'zip', message: 'Enter your zip/postal code.' }],
} as const;

let desk: FakeLeadDesk;
let profiles: FakeVisitorProfiles;
let clock: FakeClock;
let drafts: MemoryFormDrafts;
let asked: MemoryAskedDealers;
let saved: MemorySavedPages;
let events: KeptVisitorEvents;
let log: MemoryLogger;

beforeEach(() => {
  ({ desk, profiles, clock, drafts, asked, saved, events, log } = requestPorts({
    mtaAid: 'a-1',
    mtaSid: 's-2',
  }));
});

/** A form of a visitor, and its current view. */
const handed = (form: LeadForm, options: Partial<SendRequestOptions> = {}) => {
  const ports = { desk, profiles, drafts, asked, saved, events, keys: new CountingIdGenerator(), clock, log };
  const request = new SendRequest(form, ports, { phone: PHONE, opensAbove: true, ...options });
  const views: SendRequestView[] = [];
  request.view$.subscribe((view) => views.push(view));
  const view = (): SendRequestView => views.at(-1) as SendRequestView;
  return { request, views, view };
};
const fieldsInError = ({ messages }: SendRequestView) => messages.map(({ field }) => field);

describe('A sent request', () => {
  const PAGE = '/request/R-00000001/?key=a-token';

  test('has a link to its page, and is saved on the device', async () => {
    const { request, view } = handed(contactModal);
    desk.page = PAGE;
    request.askFor({ companyId: companyId(7), name: 'Night Owl', phone: null });
    await request.submit(ann);
    expect(view().success?.page).toEqual({ text: 'See, change or withdraw your request', address: PAGE });
    expect(saved.pages()).toEqual([
      { kind: 'request', address: PAGE, title: expect.stringMatching(/^Sent to Night Owl, R-/), detail: '' },
    ]);
  });

  test('without a page has no link, and nothing is saved', async () => {
    const { request, view } = handed(contactModal);
    request.askFor({ companyId: companyId(7), name: 'Night Owl', phone: null });
    await request.submit(ann);
    expect([view().status, view().success?.page, saved.pages()]).toEqual(['sent', null, []]);
  });
});

describe('The dates of a visit', () => {
  const CLOCKS = { timeZone: 'America/Chicago', hasNumber: true, answersEmergencies: false };
  const week = OFFICE_WEEK;
  const hours: DealerHours = {
    ...CLOCKS,
    week,
    specialDays: [],
    holidays: [{ date: '2026-11-26', holiday: 'Thanksgiving' }],
    later: { holidays: [{ date: '2026-12-25', holiday: 'Christmas Day' }], specialDays: [] },
  };
  const booking = async () => {
    clock.set(Date.parse('2026-11-24T15:21-06:00'));
    const found = handed(bookingForm(() => '2026-11-24'));
    found.request.askFor({ ...ace, hours });
    expect(found.view().firstVisit).toBeNull();
    await found.request.filling.takeOver({});
    return found;
  };

  test('are named once the application has started', async () => {
    const { request, view } = await booking();
    expect([view().firstVisit, view().hints]).toEqual([
      '2026-11-27',
      {
        preferredDate:
          'From Friday, November 27 on, except Saturdays and Sundays; Friday, December 25 (Christmas Day).',
      },
    ]);
    request.askFor({ ...ace, hours: null });
    expect([view().firstVisit, view().hints]).toEqual([null, {}]);
  });

  test('are checked on leaving the field, before the next step and before sending', async () => {
    const { request, view } = await booking();
    const CLOSED = 'The dealer is closed on Saturday, November 28. Choose another date.';
    request.filling.leave('preferredDate', '2026-11-28');
    expect(view().messages).toEqual([{ field: 'preferredDate', message: CLOSED }]);
    request.next({ preferredDate: '2026-12-25', preferredWindow: 'morning' });
    const CHRISTMAS = 'Christmas Day: hours may differ. Choose another date, or call the dealer.';
    expect([view().step, view().messages]).toEqual([0, [{ field: 'preferredDate', message: CHRISTMAS }]]);
    await request.submit({ ...ann, preferredDate: '2026-11-26', preferredWindow: 'morning' });
    expect([desk.sent, fieldsInError(view())]).toEqual([[], ['preferredDate']]);
    request.next({ preferredDate: '2026-11-27', preferredWindow: 'morning' });
    expect([view().step, view().messages]).toEqual([1, []]);
  });
});

describe('What a form shows next to its fields', () => {
  test('marks the optional fields', () => {
    expect(handed(scheduleService).view().optional).toEqual(
      scheduleService.steps.flat().flatMap(({ name, isOptional }) => (isOptional?.({}) ? [name] : [])),
    );
    expect(handed(newsletter).view().optional).toEqual([]);
  });

  test('reserves room for the list of missing fields until the list is first shown', async () => {
    const { request, view } = handed(contactForm);
    const { missingSoon } = view();
    request.filling.read({});
    expect([missingSoon, view().missingSoon]).toEqual([view().missing, null]);
    expect(missingSoon).toContain('first name');
    request.filling.read(ann);
    expect(view().missingSoon).toBeNull();
  });

  test('lists no missing fields if it does not wait for them', () => {
    const { request, view } = handed(contactModal);
    request.filling.read({ firstName: '' });
    expect(view().missing).toBeNull();
  });

  test('has a Next button until the step that sends', async () => {
    const { request, view } = handed(homeForm);
    expect(view().sends).toBe(false);
    await request.proceed({ topic: 'repair system' });
    expect([view().step, view().sends, desk.sent]).toEqual([1, true, []]);
    await request.proceed(ann);
    expect(desk.sent).toHaveLength(1);
    request.back();
    expect(view().sends).toBe(false);
  });
});

describe('Filling in (sections 4 and 5)', () => {
  test('shows no errors for fields that the visitor has not left yet', () => {
    const { request, view } = handed(contactModal);
    request.filling.read({ firstName: '', email: 'ann@' });
    expect(view()).toMatchObject({ status: 'editing', messages: [], refusals: 0, missing: null });
  });

  test('shows the error of a field that is left, in the order of the form', () => {
    const { request, view } = handed(contactModal);
    request.filling.leave('email', 'ann@');
    request.filling.leave('firstName', ' ');
    expect(view().messages).toEqual([
      { field: 'firstName', message: 'Enter your first name' },
      { field: 'email', message: 'Email must be valid' },
    ]);
  });

  test('removes a corrected error, and shows a different one again', () => {
    const { request, view } = handed(contactModal);
    request.filling.leave('email', '');
    request.filling.leave('firstName', '');
    request.filling.read({ email: 'ann@', firstName: 'Ann' });
    expect(view().messages).toEqual([{ field: 'email', message: 'Email must be valid' }]);
    request.filling.read({ email: 'ann@example.com' });
    expect(view().messages).toEqual([]);
  });

  test('normalizes a postal code when its field is left; an invalid text stays', () => {
    const { request, view } = handed(contactModal);
    request.filling.leave('zip', 'm5v3l9');
    expect(view()).toMatchObject({ fills: 1, values: { zip: 'M5V 3L9' }, messages: [] });
    request.filling.leave('zip', '7500');
    expect(view()).toMatchObject({ fills: 1, values: { zip: 'M5V 3L9' } });
  });

  test('drops the four extra digits of a zip before storing, sending or remembering it', async () => {
    const { request, view } = handed(contactModal);
    request.filling.read({ ...ann, zip: '90210-1234' });
    request.filling.setAside();
    expect(drafts.draft(contactModal.id).zip).toBe('90210');
    await request.submit({ ...ann, zip: '902101234' });
    expect(view().status).toBe('sent');
    const profile = await firstValueFrom(profiles.profile$);
    expect([desk.sent.at(-1)?.lead.fields.zip, profile.zip]).toEqual(['90210', '90210']);
  });

  test('asks about a doubtful value once, so that visitors can leave the field', () => {
    const { request, view } = handed(dealerForm);
    const leave = (text: string) => {
      const isAsked = request.filling.leave('addressLine1', text);
      return [isAsked, view().doubts.map(({ message }) => message)];
    };
    const question = 'We don’t recognize this street address. Use it anyway?';
    expect(leave('Main St')).toEqual([true, [question]]);
    expect(leave('Main St')).toEqual([false, []]);
    expect(leave(' Main St ')).toEqual([false, []]);
    expect(leave('Mill Lane 7')).toEqual([true, [question]]);
    expect(leave('')).toEqual([false, []]);
    expect(leave('12 Élysée Ave')).toEqual([false, []]);
    expect(request.filling.leave('city', 'Main St')).toBe(false);
  });

  test('asks about each doubtful value once, even when they alternate', () => {
    const { request } = handed(contactForm);
    const held = (street: string) => request.filling.leave('addressLine1', street);
    expect(['Main Street', 'Elm Street', 'Main Street', 'Elm Street'].map(held)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('takes a question back when its value changes', () => {
    const { request, view } = handed(dealerForm);
    request.filling.leave('addressLine1', 'Main St');
    request.filling.read({ addressLine1: '1 Main St' });
    expect(view().doubts).toEqual([]);
  });

  test('an invalid value is not doubted, too', () => {
    const { request, view } = handed(dealerForm);
    expect(request.filling.leave('addressLine1', 'M')).toBe(false);
    expect([fieldsInError(view()), view().doubts]).toEqual([['addressLine1'], []]);
  });

  test('questions a phone number without taking the focus back from the next field', () => {
    const { request, view } = handed(dealerForm);
    expect(request.filling.leave('phone', '612555014')).toBe(false);
    expect(view().doubts.map(({ field }) => field)).toEqual(['phone']);
  });

  test('suggests a mail provider until it is taken, without asking', async () => {
    const { request, view } = handed(dealerForm);
    expect(request.filling.leave('email', 'ann@gmial.com')).toBe(false);
    const suggestion = 'ann@gmail.com';
    const doubt = { field: 'email', message: `Did you mean ${suggestion}?`, suggestion };
    expect(view().doubts).toEqual([doubt]);
    request.filling.leave('email', 'ann@gmial.com');
    expect(view().doubts).toEqual([doubt]);
    request.filling.fill({ email: suggestion });
    expect([view().doubts, view().values.email]).toEqual([[], suggestion]);
    await request.submit({ ...ann, email: 'ann@gmial.com' });
    expect(desk.sent[0]?.lead.metadata.doubts).toEqual(['email']);
  });

  test('shows the normalized contact data that will be sent', () => {
    const { request, view } = handed(dealerForm);
    request.filling.leave('email', '<Ann@example.com>,');
    request.filling.leave('phone', '（972） ５５５－０１００');
    expect(view().values).toMatchObject({ email: 'Ann@example.com', phone: '(972) 555-0100' });
  });

  test('repeats the number that the dealer will get, once it is complete', () => {
    const { request, view } = handed(dealerForm);
    request.filling.read({ phone: '97255' });
    expect(view().readBack).toBeNull();
    request.filling.read({ phone: '972 555 0123' });
    expect(view().readBack).toBe("We'll give a local dealer 1-972-555-0123.");
    request.askFor({ ...ace, name: 'Malone’s' });
    expect(view().readBack).toBe("We'll give Malone’s 1-972-555-0123.");
    const care = handed(contactForm);
    care.request.filling.read({ phone: '972 555 0123' });
    expect(care.view().readBack).toBe("We'll note your number as 1-972-555-0123.");
    expect(handed(newsletter).view().readBack).toBeNull();
  });

  test('a suggested address fills its fields and clears their errors', () => {
    const { request, view } = handed(dealerForm);
    request.filling.read({ firstName: 'Ann' });
    request.filling.leave('city', '');
    request.filling.fill({ addressLine1: '1200 Main St', city: 'Addison', state: 'TX', zip: '75001' });
    expect(view()).toMatchObject({
      fills: 1,
      messages: [],
      values: { firstName: 'Ann', addressLine1: '1200 Main St', city: 'Addison' },
    });
  });
});

describe('Resuming from the page', () => {
  test("keeps what was typed, and fills empty fields with the visitor's earlier entries", async () => {
    profiles.change((profile) => ({ ...profile, firstName: 'Ann', city: 'Addison', zip: '75001' }));
    const { request, view } = handed(contactModal);
    await request.filling.takeOver({ firstName: '', city: 'Dallas', email: 'bo@example.com' });
    expect(view().values).toMatchObject({
      firstName: 'Ann',
      city: 'Dallas',
      zip: '75001',
      email: 'bo@example.com',
      lastName: '',
    });
    expect(view()).toMatchObject({ fills: 1, messages: [] });
  });

  test('prefills what the site knows, without listing missing fields', () => {
    const { request, view } = handed(scheduleService);
    request.filling.expect({ zip: '75001', city: 'Addison', state: 'TX' });
    expect(view().values).toMatchObject({ zip: '75001', city: 'Addison', state: 'TX', firstName: '' });
    expect(view()).toMatchObject({ fills: 0, missing: null });
  });

  test("replaces what the site knew with the visitor's entries, or a later search", async () => {
    profiles.change((profile) => ({ ...profile, city: 'Dallas', zip: '75001' }));
    const { request, view } = handed(scheduleService);
    const known = { zip: '75001', city: 'Addison', state: 'TX' };
    request.filling.expect(known);
    await request.filling.takeOver(known);
    expect(view().values).toMatchObject({ zip: '75001', city: 'Dallas', state: 'TX' });
    request.filling.suggest({ zip: '60601', city: 'Chicago', state: 'IL' });
    expect(view().values).toMatchObject({ zip: '60601', city: 'Chicago', state: 'IL' });
  });

  test('prefilled values do not count as typed if another area is suggested while the profile is read', async () => {
    const { request, view } = handed(scheduleService);
    const known = { zip: '75001', city: 'Addison', state: 'TX' };
    request.filling.expect(known);
    const takenOver = request.filling.takeOver(known);
    request.filling.suggest({ zip: '60601' });
    await takenOver;
    request.filling.suggest({ zip: '60601', city: 'Chicago', state: 'IL' });
    expect(view().values).toMatchObject({ zip: '60601', city: 'Chicago', state: 'IL' });
  });

  test('a returned form has the values that the visitor sent, not prefilled ones', () => {
    const resumed = refusedView(contactModal, null, { ...ann, zip: '' }, [
      { field: 'zip', message: 'Enter your zip/postal code' },
    ]);
    const { request, view } = handed(contactModal, { resumed });
    request.filling.expect({ zip: '75001' });
    expect(view()).toEqual(resumed);
  });

  test('a form returned by the server continues as it is', async () => {
    const messages = [{ field: 'zip', message: 'Enter your zip/postal code' }] as const;
    const resumed = refusedView(contactModal, null, { ...ann, zip: '7500' }, messages);
    const { request, view } = handed(contactModal, { resumed });
    expect(view()).toEqual(resumed);
    await request.filling.takeOver({});
    expect(view().messages).toEqual(messages);
    request.filling.read({ zip: '75001' });
    expect(view().messages).toEqual([]);
    await request.submit({});
    expect(view().status).toBe('sent');
  });

  test('has only values that the form asks for', async () => {
    profiles.change((profile) => ({ ...profile, ...ann }));
    const { request, view } = handed(newsletter);
    await request.filling.takeOver({});
    expect(view().values).toEqual({ email: 'ann@example.com' });
  });
});

describe('Steps (section 2)', () => {
  test('the next step opens when the current one is valid', () => {
    const { request, view } = handed(homeForm);
    request.next({ topic: '' });
    expect(view()).toMatchObject({ step: 0, refusals: 1 });
    expect(fieldsInError(view())).toEqual(['topic']);
    request.next({ topic: 'pricing' });
    expect(view()).toMatchObject({ step: 1, messages: [], refusals: 1 });
  });

  test('a visitor can go back, but not before the first step or beyond the last', () => {
    const { request, view } = handed(dealerForm);
    request.next(ann);
    request.next(ann);
    expect(view().step).toBe(1);
    request.filling.leave('city', '');
    request.back();
    expect(view()).toMatchObject({ step: 0, messages: [] });
    request.back();
    expect(view().step).toBe(0);
  });

  test('a request with errors opens the first step that has one', async () => {
    const { request, view } = handed(dealerForm);
    request.next(ann);
    await request.submit({ ...ann, email: 'ann', city: '' });
    expect(view()).toMatchObject({ step: 0, refusals: 1, status: 'editing' });
    expect(fieldsInError(view())).toEqual(['email', 'city']);
  });
});

describe('A form with a summary', () => {
  const wish: Draft = { preferredDate: '2026-11-20', preferredWindow: 'morning' };
  const summedUp = () => {
    const handedOut = handed(bookingForm(() => '2026-11-20'));
    handedOut.request.askFor(ace);
    for (let step = 0; step < 3; step++) handedOut.request.next({ ...ann, ...wish });
    return handedOut;
  };

  test('lets the visitor go back, and stays at the summary if it cannot be sent', async () => {
    const { request, view } = summedUp();
    desk.meet(busy);
    await request.submit({});
    expect(view()).toMatchObject({ step: 3, status: 'failed', summary: expect.any(Array) });
    request.back();
    expect(view()).toMatchObject({ step: 2, summary: null });
  });

  test('opens the step with the rejected answer', async () => {
    const { request, view } = summedUp();
    desk.meet(refusedZip);
    await request.submit({});
    expect(view()).toMatchObject({ step: 2, summary: null, messages: refusedZip.messages });
  });
});

describe('Sending doubtful values', () => {
  test('asks first, and sends them unchanged the second time, with a mark', async () => {
    const { request, view } = handed(dealerForm, { doubtsSampleNumbers: true });
    await request.submit({ ...ann, phone: '972-555-0100', addressLine1: 'The blue house' });
    expect([view().doubts.map(({ field }) => field), view().step, view().refusals]).toEqual([
      ['phone', 'addressLine1'],
      ...[0, 1],
    ]);
    expect(desk.sent).toEqual([]);
    await request.submit({});
    expect([view().status, desk.sent[0]?.lead.metadata.doubts]).toEqual(['sent', ['phone', 'addressLine1']]);
  });

  test('does not ask again after the field was left', async () => {
    const { request, view } = handed(dealerForm);
    request.filling.leave('addressLine1', 'The blue house');
    await request.submit({ ...ann, addressLine1: 'The blue house' });
    expect(view().status).toBe('sent');
  });

  test('does not ask again about what the server asked', async () => {
    const odd = { ...ann, addressLine1: 'The blue house' };
    const resumed = refusedView(dealerForm, null, odd, [], {
      doubts: [],
      confirmed: { addressLine1: 'The blue house' },
    });
    const { request, view } = handed(dealerForm, { resumed });
    await request.submit(odd);
    expect(view().status).toBe('sent');
  });
});

describe('Notes on the chosen dealer', () => {
  const NIGHT: DealerHours = {
    week: {},
    specialDays: [],
    holidays: [],
    timeZone: 'America/Chicago',
    answersEmergencies: true,
    hasNumber: true,
  };
  const CLOSED: DealerHours = {
    ...NIGHT,
    answersEmergencies: false,
    week: { mon: 'Closed', tue: 'Closed', wed: 'Closed', thu: 'Closed', fri: '8:00 AM - 8:01 AM' },
  };
  const malone = { ...ace, name: 'Malone’s', hours: CLOSED };
  const owl = { companyId: companyId(8), name: 'Night Owl', phone: '1-612-555-0143', hours: NIGHT };

  test('an urgent request says at once that its dealer cannot answer, and who can', () => {
    const { request, view } = handed(dealerModal);
    request.askFor(malone, [malone, owl]);
    expect(view().dealerNotes).toEqual([]);
    request.filling.read({ urgency: 'now' });
    expect(view().dealerNotes).toEqual([
      "Malone’s can't answer right now. Night Owl answers now: call 1-612-555-0143, or choose them in this form.",
    ]);
    request.askFor(malone, [malone]);
    expect(view().dealerNotes).toEqual(["Malone’s can't answer right now."]);
    request.askFor(owl, [malone, owl]);
    expect(view().dealerNotes).toEqual([]);
    request.askFor({ ...malone, hours: null }, [owl]);
    expect(view().dealerNotes).toEqual([]);
    request.askFor({ ...malone, phone: null }, [owl]);
    expect(view().dealerNotes).toHaveLength(1);
    request.filling.read({ urgency: 'later' });
    expect(view().dealerNotes).toEqual([]);
  });

  test('a dealer that was asked during the visit, also in another tab, has the time', async () => {
    const { request } = handed(dealerModal);
    request.askFor(malone);
    await request.submit(ann);
    expect(asked.askedAt(malone.companyId)).toBe(clock.now());
    const another = handed(dealerModal);
    another.request.askFor(malone);
    expect(another.view().dealerNotes).toEqual([askedNote('en', clock.now())]);
    another.request.askFor(owl);
    expect(another.view().dealerNotes).toEqual([]);
  });

  test.each([
    ['en', 'You asked this dealer at 3:12 pm.'],
    ['es', 'Le escribió a este distribuidor a las 3:12 p.m.'],
    ['fr', 'Vous avez écrit à ce concessionnaire à 15 h 12.'],
  ] as const)('the time is written as people do in %s', (language, note) =>
    expect(askedNote(language, Date.UTC(2026, 10, 20, 15, 12), 'UTC')).toBe(note),
  );
});

describe('Sending', () => {
  test("sends the form's trimmed values and its metadata", async () => {
    const { request } = handed(dealerModal);
    request.askFor(ace);
    await request.submit({ ...ann, firstName: ' Ann ', comments: 'From the card', topic: 'pricing' });
    expect(desk.sent).toEqual([
      {
        key: countedKey(1),
        lead: {
          metadata: {
            formId: 'dealer-modal',
            name: 'Contact a dealer',
            brand: 'RUNTRU',
            companyId: 7,
            kind: 'CONTACT_DEALER',
            source: 'RUNTRU:CONTACT_DEALER_MODAL',
            mtaAid: 'a-1',
            mtaSid: 's-2',
            doubts: [],
            consents: [expect.objectContaining({ purpose: 'contact' })],
          },
          fields: { ...ann, comments: 'From the card' },
        },
      },
    ]);
  });

  test('sends nothing while there are errors; each click is counted', async () => {
    const { request, view } = handed(contactModal);
    await request.submit({ ...ann, zip: '7500' });
    await request.submit({});
    expect(view()).toMatchObject({
      status: 'editing',
      refusals: 2,
      notice: null,
      messages: [{ field: 'zip', message: 'Enter your zip/postal code' }],
    });
    expect([desk.sent, profiles.profile.dealersContacted, log.errors]).toEqual([[], [], []]);
  });

  test('two clicks send once, even while the first is still being sent', async () => {
    const { request, view } = handed(contactModal);
    await Promise.all([request.submit(ann), request.submit(ann)]);
    await request.submit(ann);
    expect([desk.sent.length, view().status]).toEqual([1, 'sent']);
    desk.meet('silence');
    const slow = handed(contactModal);
    const sending = slow.request.submit(ann);
    await settle();
    await slow.request.submit(ann);
    desk.release();
    await sending;
    expect([desk.sent.length, slow.view().status]).toEqual([2, 'sent']);
  });

  test("a dealer's form without a dealer is not sent, which is logged and shown", async () => {
    const { request, view } = handed(dealerModal);
    await request.submit({ ...ann, comments: 'x' });
    expect(log.errors).toEqual(['No dealer selected.']);
    expect(view()).toMatchObject({ status: 'failed', notice: 'No dealer selected.' });
    expect(desk.sent).toEqual([]);
    request.askFor(ace);
    await request.submit({});
    expect(view().status).toBe('sent');
  });
});

describe('The thank-you message of a form that starts over', () => {
  const thanked = async () => {
    const handedOver = handed(homeForm);
    await handedOver.request.submit({ ...ann, topic: 'repair system' });
    return handedOver;
  };

  test('stays until it is seen, and then for 5 seconds', async () => {
    const { request, view } = await thanked();
    await clock.advance(60_000);
    expect(view().status).toBe('sent');
    request.thanksSeen();
    await clock.advance(4999);
    expect(view().status).toBe('sent');
    await clock.advance(1);
    expect(view()).toMatchObject({ status: 'editing', success: null, notice: expect.stringContaining('R-') });
  });

  test('is seen once: looking away and back does not restart the wait', async () => {
    const { request, view } = await thanked();
    request.thanksSeen();
    await clock.advance(3000);
    request.thanksSeen();
    expect(clock.waiting).toBe(1);
    await clock.advance(2000);
    expect(view().status).toBe('editing');
  });

  test('does not clear what the visitor has started in the meantime', async () => {
    const { request, view } = await thanked();
    request.thanksSeen();
    request.beginAgain();
    request.filling.read({ firstName: 'Bob' });
    await clock.advance(5000);
    expect(view().notice).toBeNull();
  });

  test('does not end if the form is not set to start over, or nothing was sent', async () => {
    handed(homeForm).request.thanksSeen();
    const { request } = handed(contactModal);
    await request.submit(ann);
    request.thanksSeen();
    expect(clock.waiting).toBe(0);
  });
});

describe('When it cannot be sent (contract, section 7)', () => {
  test('the message is in French on the French form, and the reason is logged', async () => {
    const { request, view } = handed(dealerFormFr);
    desk.meet(busy);
    await request.submit(ann);
    expect(view().notice).toBe(
      'Nous n’avons pas pu envoyer votre demande. Rien de ce que vous avez écrit n’est perdu. Veuillez réessayer ou appeler le (833) 555-0100.',
    );
    expect(log.errors).toEqual(['Form error: Service Unavailable']);
  });

  test('an unchanged draft keeps its key, a changed one gets another', async () => {
    const { request } = handed(contactModal);
    desk.meet(busy, busy, busy);
    await request.submit(ann);
    await request.submit(ann);
    await request.submit({ city: 'Dallas' });
    await request.submit({ city: ' Dallas ' });
    expect(desk.sent.map(({ key }) => key)).toEqual([1, 1, 2, 2].map(countedKey));
  });

  test('an error that the provider finds is shown at its field', async () => {
    const { request, view } = handed(dealerForm);
    request.next(ann);
    desk.meet(refusedZip);
    await request.submit(ann);
    expect(view()).toMatchObject({
      status: 'editing',
      step: 1,
      refusals: 1,
      notice: null,
      messages: refusedZip.messages,
    });
    expect(log.errors).toEqual(['Form error: refused']);
  });

  test('an error that only the provider finds stays until its field is changed', async () => {
    const { request, view } = handed(contactModal);
    const messages = [{ field: 'zip', message: 'Nobody lives there.' }] as const;
    desk.meet({ _tag: 'LeadRefused', messages });
    await request.submit(ann);
    request.filling.read({ city: 'Dallas' });
    request.filling.leave('lastName', 'Walker');
    expect(view().messages).toEqual(messages);
    request.filling.read({ zip: '75002' });
    expect(view().messages).toEqual([]);
  });

  test('a dealer who no longer exists is reported, and not requested again', async () => {
    const { request, view } = handed(contactModal);
    request.askFor(ace);
    desk.meet({ _tag: 'DealerUnknown' });
    await request.submit(ann);
    expect(view()).toMatchObject({ status: 'failed', messages: [] });
    expect(view().notice).toMatch(/^This dealer isn’t listed anymore\. Nothing you typed is lost\./);
    expect(log.errors).toEqual(['Form error: unknown dealer']);
    expect(profiles.profile.dealersContacted).toEqual([]);
    await request.submit({});
    expect(view().status).toBe('sent');
    expect(desk.sent.map(({ lead }) => lead.metadata.companyId)).toEqual([7, null]);
    expect(desk.sent[1]?.lead.fields).toEqual(desk.sent[0]?.lead.fields);
  });

  test('an error in a field that the form lacks counts as a failure', async () => {
    const { request, view } = handed(newsletter);
    desk.meet(refusedZip);
    await request.submit({ email: 'ann@example.com' });
    expect(view()).toMatchObject({ status: 'failed', messages: [] });
    expect(view().notice).toMatch(/^We couldn't send your request\./);
  });
});

test('A request is busy until it has an outcome', async () => {
  desk.meet(waits);
  const { request, view, views } = handed(contactModal);
  await request.submit(ann);
  expect(views.filter(({ isBusy }) => isBusy).map(({ status }) => status)).toEqual(['sending', 'waiting']);
  desk.networkBack();
  expect(view()).toMatchObject({ status: 'sent', isBusy: false });
});

describe('A request that waits in the outbox (contract, section 7)', () => {
  const waiting = async (form = contactModal) => {
    const handedOut = handed(form);
    desk.meet(waits);
    await handedOut.request.submit(ann);
    return handedOut;
  };

  test('is not sent twice', async () => {
    const { request } = await waiting();
    await request.submit(ann);
    expect([desk.sent.length, log.errors]).toEqual([1, []]);
  });

  test('shows the thank-you message once it is sent', async () => {
    const { view } = await waiting();
    desk.networkBack();
    expect(view()).toMatchObject({ status: 'sent', notice: null, success: { heading: 'Thank you!' } });
    expect(profiles.profile.leadIds).toHaveLength(1);
    expect(events.reported).toHaveLength(1);
  });

  test('returns to the form of a later page if it was given up there, under what was typed since', async () => {
    await waiting();
    desk.nextPage();
    const [later, other] = [handed(contactModal), handed(homeForm)];
    later.request.filling.read({ firstName: 'Anna' });
    desk.giveUp();
    expect(later.view()).toMatchObject({
      status: 'editing',
      notice: 'We couldn’t send your request. Please send it again.',
      values: { ...ann, firstName: 'Anna' },
    });
    expect(other.view().notice).toBeNull();
    await later.request.submit({});
    expect(later.view().status).toBe('sent');
  });

  test('does not change a form that is waiting itself', async () => {
    await waiting();
    desk.nextPage();
    const { view } = await waiting();
    const before = view();
    desk.giveUp();
    expect(view()).toMatchObject({ status: 'failed', values: before.values });
  });

  test('can be sent again if it was given up', async () => {
    const { request, view } = await waiting();
    desk.giveUp();
    expect(view()).toMatchObject({
      status: 'failed',
      notice: 'We couldn’t send your request. Please send it again.',
    });
    expect(log.errors).toEqual(['Form error: given up']);
    await request.submit({});
    expect(view().status).toBe('sent');
  });

  test('ignores the outcome of another form’s request', async () => {
    const first = await waiting();
    const other = handed(newsletter);
    desk.networkBack();
    expect([first.view().status, other.view().status]).toEqual(['sent', 'editing']);
  });
});

describe('What is remembered and reported (sections 4 and 7)', () => {
  test('the details are stored as soon as they are sent, and the lead once it is accepted', async () => {
    const { request } = handed(contactModal);
    desk.meet('silence');
    const sending = request.submit(ann);
    await settle();
    expect(profiles.profile).toMatchObject({ ...ann, leadIds: [] });
    desk.release();
    await sending;
    expect(profiles.profile.leadIds).toEqual(['00000001-0000-4000-9000-000000000000']);
  });

  test('a form with fewer fields leaves the other details', async () => {
    profiles.change((profile) => ({ ...profile, ...ann }));
    await handed(newsletter).request.submit({ email: 'other@example.com' });
    expect(profiles.profile).toMatchObject({ ...ann, email: 'other@example.com' });
  });

  const contacted = () => profiles.profile.dealersContacted;
  const asking = async () => {
    const { request } = handed(dealerModal);
    request.askFor(ace);
    await request.submit({ ...ann, comments: 'x' });
    return request;
  };

  test('a dealer counts as contacted while the request is being sent', async () => {
    desk.meet('silence');
    const sending = asking();
    await settle();
    expect(contacted()).toEqual([7]);
    desk.release();
    await sending;
    expect(contacted()).toEqual([7]);
  });

  test.each([busy, refusedZip])(
    'a dealer does not count as contacted if the request fails: %j',
    async (trouble) => {
      desk.meet(trouble);
      await asking();
      expect(contacted()).toEqual([]);
    },
  );

  test('a dealer counts as contacted while the request waits, until it is given up', async () => {
    desk.meet(waits);
    await asking();
    expect(contacted()).toEqual([7]);
    desk.giveUp();
    expect(contacted()).toEqual([]);
  });

  test('a dealer who was contacted before stays contacted if a later request fails', async () => {
    profiles.change((profile) => withDealerContacted(profile, companyId(7)));
    desk.meet(busy);
    await asking();
    expect(contacted()).toEqual([7]);
  });

  test('only successful requests to dealers are reported, without personal data', async () => {
    await asking();
    await handed(newsletter).request.submit({ email: 'ann@example.com' });
    await handed(contactForm).request.submit(ann);
    expect(events.reported).toEqual([{ event: 'dealer_form_success', formId: 'dealer-modal' }]);
  });

  describe('a form on a page', () => {
    const open = { event: 'dealer_form_open', formId: 'home-form', zip: '75001' };
    const success = { event: 'dealer_form_success', formId: 'home-form' };
    const onPage = () => handed(homeForm, { opensAbove: false }).request;

    test('counts as opened when it is first used, once per request', async () => {
      const request = onPage();
      expect(events.reported).toEqual([]);
      request.filling.read({ zip: '75001' });
      request.filling.read({ ...ann, topic: 'repair system' });
      desk.meet(busy);
      await request.submit({});
      await request.submit({});
      expect(events.reported).toEqual([open, success]);
      request.beginAgain();
      await request.submit({ ...ann, topic: 'repair system' });
      expect(events.reported).toEqual([open, success, open, success]);
    });

    test('reports no text that is not a code', () => {
      onPage().filling.read({ zip: 'Ann Lee' });
      expect(events.reported).toEqual([{ ...open, zip: '' }]);
    });

    test('is not counted if it is not for a dealer', () => {
      handed(newsletter, { opensAbove: false }).request.filling.read({ email: 'ann@example.com' });
      expect(events.reported).toEqual([]);
    });
  });
});

describe('A closed form', () => {
  test('keeps typed values for the next form of its kind, but not prefilled ones', async () => {
    const { request } = handed(dealerModal);
    request.filling.suggest({ zip: '75001' });
    await request.filling.takeOver({});
    request.filling.read({ firstName: 'Ann', zip: '75001' });
    request.filling.setAside();
    expect(drafts.draft('dealer-modal')).toEqual({ firstName: 'Ann' });
    const next = handed(dealerModal);
    next.request.filling.suggest({ zip: '60601' });
    await next.request.filling.takeOver({});
    expect(next.view().values).toMatchObject({ firstName: 'Ann', zip: '60601' });
  });

  test('keeps them too when the visitor leaves the page, but not before the form has read the stored draft', async () => {
    drafts.keep('contact-modal', { firstName: 'Ann' });
    const { request } = handed(contactModal);
    drafts.leaving$.next();
    expect(drafts.draft('contact-modal')).toEqual({ firstName: 'Ann' });
    await request.filling.takeOver({});
    request.filling.read({ lastName: 'Lee' });
    drafts.leaving$.next();
    expect(drafts.draft('contact-modal')).toEqual({ firstName: 'Ann', lastName: 'Lee' });
    request.dispose();
    drafts.keep('contact-modal', {});
    drafts.leaving$.next();
    expect(drafts.draft('contact-modal')).toEqual({});
  });

  test('keeps nothing that was sent', async () => {
    drafts.keep('contact-modal', { firstName: 'Ann' });
    const { request } = handed(contactModal);
    await request.submit(ann);
    request.filling.setAside();
    expect(drafts.draft('contact-modal')).toEqual({});
  });
});
