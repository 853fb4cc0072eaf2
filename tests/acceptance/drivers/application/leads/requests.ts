import { AskDealer, type AskDealerPorts } from '../../../../../application/visitor/ask-dealer/ask-dealer.ts';
import type { AskFormId } from '../../../../../application/visitor/ask-dealer/ask-dealer-view.ts';
import { bookingForm } from '../../../../../domain/lead/forms/booking.ts';
import { contactModal } from '../../../../../domain/lead/forms/contact-modal.ts';
import { dealerModal } from '../../../../../domain/lead/forms/dealer-modal.ts';
import { keepLeftLeads } from '../../../../../application/visitor/send-request/left-leads.ts';
import { SendRequest } from '../../../../../application/visitor/send-request/send-request.ts';
import { SuggestAddresses } from '../../../../../application/visitor/suggest-addresses/suggest-addresses.ts';
import type { LeadForm } from '../../../../../domain/lead/form.ts';
import { OutboxLeadDesk } from '../../../../../infrastructure/browser/outbox/outbox-lead-desk.ts';
import type { CountingIdGenerator } from '../../../../fakes/counting-id-generator.ts';
import type { FakeAddressSuggestions } from '../../../../fakes/dealers/fake-address-suggestions.ts';
import type { FakeClock } from '../../../../fakes/fake-clock.ts';
import type { FakePages } from '../../../../fakes/content/fake-pages.ts';
import type { MemoryFormDrafts } from '../../../../fakes/visitor/memory-form-drafts.ts';
import type { FakeVisitorProfiles } from '../../../../fakes/visitor/fake-visitor-profiles.ts';
import type { MemoryLogger } from '../../../../fakes/memory-logger.ts';
import type { KeptVisitorEvents } from '../../../../fakes/visitor/kept-visitor-events.ts';
import type { LeadModule } from './lead-module.ts';

/** What the forms of one visitor's pages share. */
export interface RequestParts {
  readonly leadModule: LeadModule;
  readonly pages: FakePages;
  readonly profiles: FakeVisitorProfiles;
  readonly events: KeptVisitorEvents;
  readonly drafts: MemoryFormDrafts;
  readonly keys: CountingIdGenerator;
  readonly suggestions: FakeAddressSuggestions;
  readonly clock: FakeClock;
  readonly log: MemoryLogger;
}

/** What one page does with forms: real use cases, and the real outbox outside a browser. */
export const requestsOn = (
  parts: RequestParts,
  views: Pick<AskDealerPorts, 'found$' | 'area$'>,
  phone: string,
) => {
  const { leadModule, pages, clock, log } = parts;
  const places = pages.open();
  const desk = new OutboxLeadDesk(leadModule.post, places, clock, log);
  keepLeftLeads({ ...parts, desk });
  desk.start();
  const begin = (form: LeadForm): SendRequest => new SendRequest(form, { ...parts, desk }, { phone });
  const forms: { readonly [formId in AskFormId]: LeadForm } = {
    'dealer-modal': dealerModal,
    'contact-modal': contactModal,
    booking: bookingForm(() => leadModule.today),
  };
  return {
    begin,
    networkBack: () => places.window.dispatchEvent(new Event('online')),
    askDealer: new AskDealer({ ...parts, ...views, newRequest: async (formId) => begin(forms[formId]) }),
    suggestAddresses: new SuggestAddresses({ ...parts, ...views }),
  };
};
