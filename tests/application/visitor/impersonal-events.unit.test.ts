import { beforeEach, describe, expect, test } from '@jest/globals';
import type { VisitorEvent } from '../../../application/ports/visitor/visitor-events.ts';
import { AskDealer } from '../../../application/visitor/ask-dealer/ask-dealer.ts';
import { bookingForm } from '../../../domain/lead/forms/booking.ts';
import { contactForm } from '../../../domain/lead/forms/contact-form.ts';
import { contactModal } from '../../../domain/lead/forms/contact-modal.ts';
import { customerCare } from '../../../domain/lead/forms/customer-care.ts';
import { dealerForm } from '../../../domain/lead/forms/dealer-form.ts';
import { dealerFormFr } from '../../../domain/lead/forms/dealer-form-fr.ts';
import { dealerModal } from '../../../domain/lead/forms/dealer-modal.ts';
import { homeForm } from '../../../domain/lead/forms/home-form.ts';
import { newsletter } from '../../../domain/lead/forms/newsletter.ts';
import { rebatesForm } from '../../../domain/lead/forms/rebates.ts';
import { scheduleService } from '../../../domain/lead/forms/schedule-service.ts';
import { lookUpSavings } from '../../../application/visitor/estimate-savings/look-up-savings.ts';
import { EstimateSavings } from '../../../application/visitor/estimate-savings/estimate-savings.ts';
import { SendRequest } from '../../../application/visitor/send-request/send-request.ts';
import { reportPageView } from '../../../application/visitor/report-page-view/report-page-view.ts';
import type { LeadForm } from '../../../domain/lead/form.ts';
import { of } from 'rxjs';
import { aDealer } from '../../builders/a-dealer.ts';
import { foundNear } from '../../builders/found-dealers.ts';
import { ANN } from '../../builders/a-draft.ts';
import { companyId } from '../../builders/company-id.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { requestPorts } from '../../fakes/leads/request-ports.ts';
import { FakeRebateDirectory } from '../../fakes/content/fake-rebate-directory.ts';
import { MemoryPageNavigation } from '../../fakes/visitor/memory-page-navigation.ts';
import { FakeVisitorMemory } from '../../fakes/visitor/fake-visitor-memory.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { KeptVisitorEvents } from '../../fakes/visitor/kept-visitor-events.ts';

/** All allowed fields of an event: add every new event or field here. */
const FIELDS: { readonly [name in VisitorEvent['event']]: ReadonlyArray<string> } = {
  page_view: ['event', 'path', 'title', 'language'],
  dealer_form_open: ['event', 'formId', 'zip'],
  dealer_form_success: ['event', 'formId'],
  'ecorebates-search': ['event', 'zip'],
};

/** The personal data of Ann; her zip is not included, since she searched for it. */
const PERSONAL = [ANN.firstName, ANN.lastName, ANN.email, ANN.phone, ANN.addressLine1, ANN.comments].map(
  String,
);

const FORMS: ReadonlyArray<LeadForm> = [
  ...[contactForm, contactModal, customerCare, dealerForm, dealerFormFr],
  ...[dealerModal, homeForm, newsletter, rebatesForm, scheduleService, bookingForm(() => '2026-11-20')],
];

let events: KeptVisitorEvents;

beforeEach(() => void (events = new KeptVisitorEvents()));

const newRequest = (form: LeadForm): SendRequest =>
  new SendRequest(form, { ...requestPorts(), events }, { phone: '1-800-555-0199' });

/** Every event that a visit can report. */
const visit = async (): Promise<ReadonlyArray<VisitorEvent>> => {
  for (const path of ['/', `/${ANN.email}/`, `/${encodeURIComponent(String(ANN.email))}/`])
    reportPageView(events, { path, title: 'RunTru', language: 'en' });
  const askDealer = new AskDealer({
    events,
    log: new MemoryLogger(),
    newRequest: async () => newRequest(dealerModal),
    found$: of(foundNear(String(ANN.zip), [aDealer().withCompanyId(7)])),
    area$: of({ zipcode: null }),
  });
  await askDealer.openFor('dealer-modal', companyId(7));
  const savings = new EstimateSavings({
    events,
    memory: new FakeVisitorMemory(),
    log: new MemoryLogger(),
    navigation: new MemoryPageNavigation(),
    lookUp: lookUpSavings({
      rebates: new FakeRebateDirectory(),
      clock: new FakeClock(),
      log: new MemoryLogger(),
    }),
  });
  await savings.showAt(new URLSearchParams({ zip: String(ANN.zip) }), '/resources/rebates/');
  savings.stateHousehold(new URLSearchParams({ income: '75000', household_size: '3' }));
  for (const form of FORMS) await newRequest(form).submit(ANN);
  return events.reported;
};

describe('The events of a visit (contract, section 7: events)', () => {
  test('include every kind of event', async () => {
    const names = new Set((await visit()).map(({ event }) => event));
    expect([...names].toSorted()).toEqual(Object.keys(FIELDS).toSorted());
  });

  test('have only the allowed fields', async () => {
    for (const event of await visit()) expect(FIELDS[event.event]).toEqual(Object.keys(event));
  });

  test('contain nothing personal', async () => {
    const reported = decodeURIComponent(JSON.stringify(await visit()));
    for (const text of PERSONAL) expect(reported).not.toContain(text);
  });
});
