import { beforeEach, describe, expect, test } from '@jest/globals';
import { firstValueFrom } from 'rxjs';
import type { SendRequestOptions } from '../../../application/visitor/send-request/send-request-ports.ts';
import { refusedView } from '../../../application/visitor/send-request/initial-view.ts';
import type { SendRequestView } from '../../../application/visitor/send-request/send-request-view.ts';
import { SendRequest } from '../../../application/visitor/send-request/send-request.ts';
import { bookingForm } from '../../../domain/lead/forms/booking.ts';
import { contactForm } from '../../../domain/lead/forms/contact-form.ts';
import { contactModal } from '../../../domain/lead/forms/contact-modal.ts';
import { customerCare } from '../../../domain/lead/forms/customer-care.ts';
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
import { countedKey, CountingIdGenerator } from '../../fakes/counting-id-generator.ts';
import { FakeClock, settle } from '../../fakes/fake-clock.ts';
import { FakeLeadDesk } from '../../fakes/leads/fake-lead-desk.ts';
import { FakeVisitorProfiles } from '../../fakes/visitor/fake-visitor-profiles.ts';
import { MemoryFormDrafts } from '../../fakes/visitor/memory-form-drafts.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { KeptVisitorEvents } from '../../fakes/visitor/kept-visitor-events.ts';

const PHONE = '(833) 555-0100';
const ace = { companyId: companyId(7), phone: '(972) 555-0111' };
const ann: Draft = {
  ...{ firstName: 'Ann', lastName: 'Doe', email: 'ann@example.com', phone: '972-555-0100' },
  ...{ addressLine1: '1200 Main St', city: 'Addison', state: 'TX', zip: '75001' },
};

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
let events: KeptVisitorEvents;
let log: MemoryLogger;

beforeEach(() => {
  [desk, events, log] = [new FakeLeadDesk(), new KeptVisitorEvents(), new MemoryLogger()];
  clock = new FakeClock();
  drafts = new MemoryFormDrafts();
  profiles = new FakeVisitorProfiles({ mtaAid: 'a-1', mtaSid: 's-2' });
});

/** A form in a visitor's hands, and how it looks now. */
const handed = (form: LeadForm, options: Partial<SendRequestOptions> = {}) => {
  const ports = {
    desk,
    profiles,
    drafts,
    events,
    keys: new CountingIdGenerator(),
    clock,
    log,
  };
  const request = new SendRequest(form, ports, { phone: PHONE, opensAbove: true, ...options });
  const views: SendRequestView[] = [];
  request.view$.subscribe((view) => views.push(view));
  const view = (): SendRequestView => views.at(-1) as SendRequestView;
  return { request, views, view };
};
const fieldsInError = ({ messages }: SendRequestView) => messages.map(({ field }) => field);

describe('What a form shows beside its fields', () => {
  test('says which fields may stay empty', () => {
    expect(handed(scheduleService).view().optional).toEqual(
      scheduleService.steps.flat().flatMap(({ name, isOptional }) => (isOptional?.({}) ? [name] : [])),
    );
    expect(handed(newsletter).view().optional).toEqual([]);
  });

  test('keeps room for what will be missing, until something was', async () => {
    const { request, view } = handed(contactForm);
    const { missingSoon } = view();
    request.filling.read({});
    expect([missingSoon, view().missingSoon]).toEqual([view().missing, null]);
    expect(missingSoon).not.toBeNull();
    request.filling.read(ann);
    expect(view().missingSoon).toBeNull();
  });

  test('leads on until the step that sends', async () => {
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
  test('says nothing of fields that the visitor has not left yet', () => {
    const { request, view } = handed(contactModal);
    request.filling.read({ firstName: '', email: 'ann@' });
    expect(view()).toMatchObject({ status: 'editing', messages: [], refusals: 0, missing: null });
  });

  test('says what is wrong with a field that is left, in the order of the form', () => {
    const { request, view } = handed(contactModal);
    request.filling.leave('email', 'ann@');
    request.filling.leave('firstName', ' ');
    expect(view().messages).toEqual([
      { field: 'firstName', message: 'Enter your first name' },
      { field: 'email', message: 'Email must be valid' },
    ]);
  });

  test('falls silent on what is put right, and speaks anew on what is wrong otherwise', () => {
    const { request, view } = handed(contactModal);
    request.filling.leave('email', '');
    request.filling.leave('firstName', '');
    request.filling.read({ email: 'ann@', firstName: 'Ann' });
    expect(view().messages).toEqual([{ field: 'email', message: 'Email must be valid' }]);
    request.filling.read({ email: 'ann@example.com' });
    expect(view().messages).toEqual([]);
  });

  test('a postal code is put into its field in normal form as it is left; a text that is no code stays', () => {
    const { request, view } = handed(contactModal);
    request.filling.leave('zip', 'm5v3l9');
    expect(view()).toMatchObject({ fills: 1, values: { zip: 'M5V 3L9' }, messages: [] });
    request.filling.leave('zip', '7500');
    expect(view()).toMatchObject({ fills: 1, values: { zip: 'M5V 3L9' } });
  });

  test('the four extra digits of a zip are neither kept for the visit, nor sent, nor remembered', async () => {
    const { request, view } = handed(contactModal);
    request.filling.read({ ...ann, zip: '90210-1234' });
    request.filling.setAside();
    expect(drafts.draft(contactModal.id).zip).toBe('90210');
    await request.submit({ ...ann, zip: '902101234' });
    expect(view().status).toBe('sent');
    const profile = await firstValueFrom(profiles.profile$);
    expect([desk.sent.at(-1)?.lead.fields.zip, profile.zip]).toEqual(['90210', '90210']);
  });

  test('points out a doubtful street once for each value, so that visitors can leave the field', () => {
    const { request } = handed(dealerForm);
    const leave = (text: string) => request.filling.leave('addressLine1', text);
    expect([leave('Main St'), leave('Main St'), leave(' Main St ')]).toEqual([true, false, false]);
    expect([leave('Mill Lane 7'), leave('Main St'), leave('')]).toEqual([true, false, false]);
    expect([leave('12 Élysée Ave'), request.filling.leave('city', 'Main St')]).toEqual([false, false]);
  });

  test('a suggested address is put into its fields, and put right are its messages', () => {
    const { request, view } = handed(dealerForm);
    request.filling.read({ firstName: 'Ann' });
    request.filling.leave('city', '');
    request.filling.fill({ addressLine1: '1200 Main St', city: 'Addison', state: 'TX', zip: '75001' });
    expect(view()).toMatchObject({
      ...{ fills: 1, messages: [] },
      values: { firstName: 'Ann', addressLine1: '1200 Main St', city: 'Addison' },
    });
  });

  test('shows hints that hold for what stands in the form', () => {
    const { request, view } = handed(customerCare);
    request.filling.read({ owner: 'true' });
    expect(view().hints).toEqual({
      owner: 'Please add your system’s serial number in the comments.',
    });
    request.filling.read({ owner: 'false' });
    expect(view().hints).toEqual({});
  });
});

describe('Taking over what the page holds', () => {
  test('what was typed stays; what is empty is filled with what the visitor has entered before', async () => {
    profiles.change((profile) => ({ ...profile, firstName: 'Ann', city: 'Addison', zip: '75001' }));
    const { request, view } = handed(contactModal);
    await request.filling.takeOver({ firstName: '', city: 'Dallas', email: 'bo@example.com' });
    expect(view().values).toMatchObject({
      ...{ firstName: 'Ann', city: 'Dallas', zip: '75001' },
      ...{ email: 'bo@example.com', lastName: '' },
    });
    expect(view()).toMatchObject({ fills: 1, messages: [] });
  });

  test('what the site knows stands in the fields of the page, without a word of what is missing', () => {
    const { request, view } = handed(scheduleService);
    request.filling.expect({ zip: '75001', city: 'Addison', state: 'TX' });
    expect(view().values).toMatchObject({ zip: '75001', city: 'Addison', state: 'TX', firstName: '' });
    expect(view()).toMatchObject({ fills: 0, missing: null });
  });

  test('what the site knew gives way to what the visitor has entered, and to a later search', async () => {
    profiles.change((profile) => ({ ...profile, city: 'Dallas', zip: '75001' }));
    const { request, view } = handed(scheduleService);
    const known = { zip: '75001', city: 'Addison', state: 'TX' };
    request.filling.expect(known);
    await request.filling.takeOver(known);
    expect(view().values).toMatchObject({ zip: '75001', city: 'Dallas', state: 'TX' });
    request.filling.suggest({ zip: '60601', city: 'Chicago', state: 'IL' });
    expect(view().values).toMatchObject({ zip: '60601', city: 'Chicago', state: 'IL' });
  });

  test('a form that came back says what the visitor sent, not what the site knows', () => {
    const resumed = refusedView(contactModal, null, { ...ann, zip: '' }, [
      { field: 'zip', message: 'Enter your zip/postal code' },
    ]);
    const { request, view } = handed(contactModal, { resumed });
    request.filling.expect({ zip: '75001' });
    expect(view()).toEqual(resumed);
  });

  test('a form that came back from the server goes on as it is', async () => {
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

  test('it holds no more than the form asks for', async () => {
    profiles.change((profile) => ({ ...profile, ...ann }));
    const { request, view } = handed(newsletter);
    await request.filling.takeOver({});
    expect(view().values).toEqual({ email: 'ann@example.com' });
  });
});

describe('Forms that wait for their fields (section 4)', () => {
  test('name what is missing until nothing is', () => {
    const { request, view } = handed(scheduleService);
    request.filling.read({ ...ann, phone: ' ', zip: '' });
    expect(view().missing).toBe('Still missing: Phone, Zip or postal code.');
    request.filling.read({ phone: '9725550100', zip: '1' });
    expect(view().missing).toBeNull();
  });

  test('do not miss what may stay empty', () => {
    const { request, view } = handed(contactForm);
    request.filling.read({ ...ann, comments: '' });
    expect(view().missing).toBeNull();
  });

  test('customer care misses the state where there are states', () => {
    const { request, view } = handed(customerCare);
    const care: Draft = { reason: 'Repair', owner: 'false', contactMethod: 'phone' };
    request.filling.read({ ...ann, ...care, country: 'US', state: '' });
    expect(view().missing).toBe('Still missing: State/Province.');
    request.filling.read({ country: 'OO' });
    expect(view().missing).toBeNull();
  });

  test('other forms miss nothing', () => {
    const { request, view } = handed(contactModal);
    request.filling.read({ firstName: '' });
    expect(view().missing).toBeNull();
  });
});

describe('Steps (section 2)', () => {
  test('the next one opens when this one is filled in well', () => {
    const { request, view } = handed(homeForm);
    request.next({ topic: '' });
    expect(view()).toMatchObject({ step: 0, refusals: 1 });
    expect(fieldsInError(view())).toEqual(['topic']);
    request.next({ topic: 'pricing' });
    expect(view()).toMatchObject({ step: 1, messages: [], refusals: 1 });
  });

  test('one may go back, but not before the first, nor beyond the last', () => {
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

  test('a request with something wrong opens the first step that has it', async () => {
    const { request, view } = handed(dealerForm);
    request.next(ann);
    await request.submit({ ...ann, email: 'ann', city: '' });
    expect(view()).toMatchObject({ step: 0, refusals: 1, status: 'editing' });
    expect(fieldsInError(view())).toEqual(['email', 'city']);
  });
});

describe('A form that is summed up', () => {
  const wish: Draft = { preferredDate: '2026-11-20', preferredWindow: 'morning' };
  const summedUp = () => {
    const handedOut = handed(bookingForm(() => '2026-11-20'));
    handedOut.request.askFor(ace);
    for (let step = 0; step < 3; step++) handedOut.request.next({ ...ann, ...wish });
    return handedOut;
  };

  test('shows once more what will be sent, in its own words, before it is', async () => {
    const { request, view } = summedUp();
    expect(view()).toMatchObject({ step: 3, status: 'editing' });
    expect(view().summary).toContainEqual({ label: 'Time of day', text: 'Morning, 8am to 12pm' });
    await request.submit({});
    expect([view().status, desk.sent[0]?.lead.fields]).toEqual(['sent', { ...ann, ...wish }]);
  });

  test('may be gone back from, and stays summed up when it cannot be sent', async () => {
    const { request, view } = summedUp();
    desk.meet(busy);
    await request.submit({});
    expect(view()).toMatchObject({ step: 3, status: 'failed', summary: expect.any(Array) });
    request.back();
    expect(view()).toMatchObject({ step: 2, summary: null });
  });

  test('opens the step that was refused', async () => {
    const { request, view } = summedUp();
    desk.meet(refusedZip);
    await request.submit({});
    expect(view()).toMatchObject({ step: 2, summary: null, messages: refusedZip.messages });
  });
});

describe('Sending', () => {
  test('says that it is on its way, then thanks with a reference', async () => {
    const { request, views, view } = handed(contactModal);
    await request.submit(ann);
    expect(views.map(({ status }) => status)).toContain('sending');
    expect(view()).toMatchObject({
      ...{ status: 'sent', notice: null },
      success: {
        heading: 'Thank you!',
        text: 'We’ve received your request and a dealer will reach out to you shortly.',
        reference: expect.stringMatching(/^R-[0-9A-Z]{8}$/),
      },
    });
  });

  test('sends what stands in the form, trimmed, and what it is sent with', async () => {
    const { request } = handed(dealerModal);
    request.askFor(ace);
    await request.submit({ ...ann, firstName: ' Ann ', comments: 'From the card', topic: 'pricing' });
    expect(desk.sent).toEqual([
      {
        key: countedKey(1),
        lead: {
          metadata: {
            ...{ formId: 'dealer-modal', name: 'Contact a dealer', brand: 'RUNTRU', companyId: 7 },
            ...{ kind: 'CONTACT_DEALER', source: 'RUNTRU:CONTACT_DEALER_MODAL' },
            ...{ mtaAid: 'a-1', mtaSid: 's-2' },
          },
          fields: { ...ann, comments: 'From the card' },
        },
      },
    ]);
  });

  test('sends nothing while something is wrong; each press is counted', async () => {
    const { request, view } = handed(contactModal);
    await request.submit({ ...ann, zip: '7500' });
    await request.submit({});
    expect(view()).toMatchObject({
      ...{ status: 'editing', refusals: 2, notice: null },
      messages: [{ field: 'zip', message: 'Enter your zip/postal code' }],
    });
    expect([desk.sent, profiles.profile.dealersContacted, log.errors]).toEqual([[], [], []]);
  });

  test('two clicks send once, whatever comes of it', async () => {
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

  test('a form for a dealer is not sent without one: logged, and shown', async () => {
    const { request, view } = handed(dealerModal);
    await request.submit({ ...ann, comments: 'x' });
    expect(log.errors).toEqual(['No dealer selected.']);
    expect(view()).toMatchObject({ status: 'failed', notice: 'No dealer selected.' });
    expect(desk.sent).toEqual([]);
    request.askFor(ace);
    await request.submit({});
    expect(view().status).toBe('sent');
  });

  test('the thanks of customer service give its number', async () => {
    const { request, view } = handed(homeForm);
    await request.submit({ ...ann, topic: 'other' });
    expect(view().success?.text).toContain(PHONE);
  });
});

describe('The thanks of a form that begins anew', () => {
  const thanked = async () => {
    const handedOver = handed(homeForm);
    await handedOver.request.submit({ ...ann, topic: 'repair system' });
    return handedOver;
  };

  test('stay while nobody has seen them, then for 5 seconds', async () => {
    const { request, view } = await thanked();
    await clock.advance(60_000);
    expect(view().status).toBe('sent');
    request.thanksSeen();
    await clock.advance(4999);
    expect(view().status).toBe('sent');
    await clock.advance(1);
    expect(view()).toMatchObject({ status: 'editing', success: null, notice: expect.stringContaining('R-') });
  });

  test('are seen once: looking away and back starts no other wait', async () => {
    const { request, view } = await thanked();
    request.thanksSeen();
    await clock.advance(3000);
    request.thanksSeen();
    expect(clock.waiting).toBe(1);
    await clock.advance(2000);
    expect(view().status).toBe('editing');
  });

  test('leave what the visitor has begun meanwhile alone', async () => {
    const { request, view } = await thanked();
    request.thanksSeen();
    request.beginAgain();
    request.filling.read({ firstName: 'Bob' });
    await clock.advance(5000);
    expect(view().notice).toBeNull();
  });

  test('are not ended where the form says nothing of it, or nothing was sent', async () => {
    handed(homeForm).request.thanksSeen();
    const { request } = handed(contactModal);
    await request.submit(ann);
    request.thanksSeen();
    expect(clock.waiting).toBe(0);
  });
});

describe('When it cannot be sent (contract, section 7)', () => {
  test('everything typed is still there, and it says who to call', async () => {
    const { request, view } = handed(contactModal);
    desk.meet(busy);
    await request.submit(ann);
    expect(view()).toMatchObject({
      status: 'failed',
      notice:
        "We couldn't send your request. Nothing you typed is lost. Please try again, or call (833) 555-0100.",
    });
    expect(log.errors).toEqual(['Form error: Service Unavailable']);
    await request.submit({});
    expect([view().status, desk.sent[1]]).toEqual(['sent', desk.sent[0]]);
  });

  test('the number is the dealer’s where one is asked for', async () => {
    const { request, view } = handed(dealerModal);
    request.askFor(ace);
    desk.meet(busy, busy);
    await request.submit({ ...ann, comments: 'x' });
    expect(view().notice).toMatch(/or call \(972\) 555-0111\.$/);
    request.askFor({ ...ace, phone: null });
    await request.submit({});
    expect(view().notice).toMatch(/or call \(833\) 555-0100\.$/);
  });

  test('in French', async () => {
    const { request, view } = handed(dealerFormFr);
    desk.meet(busy);
    await request.submit(ann);
    expect(view().notice).toBe(
      'Nous n’avons pas pu envoyer votre demande. Rien de ce que vous avez écrit n’est perdu. Veuillez réessayer ou appeler le (833) 555-0100.',
    );
  });

  test('the same draft keeps its key, a changed one has another', async () => {
    const { request } = handed(contactModal);
    desk.meet(busy, busy, busy);
    await request.submit(ann);
    await request.submit(ann);
    await request.submit({ city: 'Dallas' });
    await request.submit({ city: ' Dallas ' });
    expect(desk.sent.map(({ key }) => key)).toEqual([1, 1, 2, 2].map(countedKey));
  });

  test('what the desk finds wrong is said at its field', async () => {
    const { request, view } = handed(dealerForm);
    request.next(ann);
    desk.meet(refusedZip);
    await request.submit(ann);
    expect(view()).toMatchObject({
      ...{ status: 'editing', step: 1, refusals: 1, notice: null },
      messages: refusedZip.messages,
    });
    expect(log.errors).toEqual(['Form error: refused']);
  });

  test('what only the desk finds wrong stays until its own field is changed', async () => {
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

  test('a dealer whom nobody knows any more is said, and not asked again', async () => {
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

  test('what it finds wrong with no field of the form is a failure', async () => {
    const { request, view } = handed(newsletter);
    desk.meet(refusedZip);
    await request.submit({ email: 'ann@example.com' });
    expect(view()).toMatchObject({ status: 'failed', messages: [] });
    expect(view().notice).toMatch(/^We couldn't send your request\./);
  });
});

test('A request is busy for as long as nothing has come of it', async () => {
  desk.meet(waits);
  const { request, view, views } = handed(contactModal);
  await request.submit(ann);
  expect(views.filter(({ isBusy }) => isBusy).map(({ status }) => status)).toEqual(['sending', 'waiting']);
  desk.networkBack();
  expect(view()).toMatchObject({ status: 'sent', isBusy: false });
});

describe('What waits in the outbox (contract, section 7)', () => {
  const waiting = async (form = contactModal) => {
    const handedOut = handed(form);
    desk.meet(waits);
    await handedOut.request.submit(ann);
    return handedOut;
  };

  test('it says honestly that it is not sent yet', async () => {
    const { request, view } = await waiting();
    expect(view()).toMatchObject({
      status: 'waiting',
      notice:
        'Not sent yet: you seem to be offline. We will send it as soon as you are back. Or call (833) 555-0100.',
    });
    await request.submit(ann);
    expect([desk.sent.length, log.errors]).toEqual([1, []]);
  });

  test('and thanks when it is', async () => {
    const { view } = await waiting();
    desk.networkBack();
    expect(view()).toMatchObject({ status: 'sent', notice: null, success: { heading: 'Thank you!' } });
    expect(profiles.profile.leadIds).toHaveLength(1);
    expect(events.reported).toHaveLength(1);
  });

  test('given up, it may be sent again', async () => {
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

  test('what comes of another form’s request is not its own', async () => {
    const first = await waiting();
    const other = handed(newsletter);
    desk.networkBack();
    expect([first.view().status, other.view().status]).toEqual(['sent', 'editing']);
  });
});

describe('What is kept in mind (sections 4 and 7)', () => {
  test('their details as soon as they are sent, and the lead once it is taken', async () => {
    const { request } = handed(contactModal);
    desk.meet('silence');
    const sending = request.submit(ann);
    await settle();
    expect(profiles.profile).toMatchObject({ ...ann, leadIds: [] });
    desk.release();
    await sending;
    expect(profiles.profile.leadIds).toEqual(['00000001-0000-4000-9000-000000000000']);
  });

  test('a form that asks for less leaves the rest as it was', async () => {
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

  test('a dealer is contacted while the request is under way', async () => {
    desk.meet('silence');
    const sending = asking();
    await settle();
    expect(contacted()).toEqual([7]);
    desk.release();
    await sending;
    expect(contacted()).toEqual([7]);
  });

  test.each([busy, refusedZip])('and is not when it fails: %j', async (trouble) => {
    desk.meet(trouble);
    await asking();
    expect(contacted()).toEqual([]);
  });

  test('and is while it waits, until it is given up', async () => {
    desk.meet(waits);
    await asking();
    expect(contacted()).toEqual([7]);
    desk.giveUp();
    expect(contacted()).toEqual([]);
  });

  test('one who was contacted before stays so, whatever comes of this request', async () => {
    profiles.change((profile) => withDealerContacted(profile, companyId(7)));
    desk.meet(busy);
    await asking();
    expect(contacted()).toEqual([7]);
  });

  test('success is reported for requests to dealers alone, without anything personal', async () => {
    await asking();
    await handed(newsletter).request.submit({ email: 'ann@example.com' });
    await handed(contactForm).request.submit(ann);
    expect(events.reported).toEqual([{ event: 'dealer_form_success', formId: 'dealer-modal' }]);
  });

  test('a request that fails reports nothing', async () => {
    desk.meet(busy);
    await asking();
    expect(events.reported).toEqual([]);
  });

  describe('a form that stands in a page', () => {
    const open = { event: 'dealer_form_open', formId: 'home-form', zip: '75001' };
    const success = { event: 'dealer_form_success', formId: 'home-form' };
    const onPage = () => handed(homeForm, { opensAbove: false }).request;

    test('is opened when it is used first, once for each request', async () => {
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

    test('says nothing of what is typed in the place of a code', () => {
      onPage().filling.read({ zip: 'Ann Lee' });
      expect(events.reported).toEqual([{ ...open, zip: '' }]);
    });

    test('is not counted where it asks no dealer', () => {
      handed(newsletter, { opensAbove: false }).request.filling.read({ email: 'ann@example.com' });
      expect(events.reported).toEqual([]);
    });
  });
});

describe('A form that is closed', () => {
  test('keeps what was typed for the next one like it, and not what the site filled in', async () => {
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

  test('keeps it too where its page is left, and nothing before it holds what was kept', async () => {
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

  test('keeps nothing of what is sent', async () => {
    drafts.keep('contact-modal', { firstName: 'Ann' });
    const { request } = handed(contactModal);
    await request.submit(ann);
    request.filling.setAside();
    expect(drafts.draft('contact-modal')).toEqual({});
  });
});
