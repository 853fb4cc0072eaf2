import { filter } from 'rxjs';
import {
  withDealerContacted,
  withLead,
  withoutDealerContacted,
} from '../../../domain/visitor/visitor-profile.ts';
import type { SendRequestPorts } from './send-request-ports.ts';

/**
 * Records and reports the outcome of requests that earlier pages, including closed tabs, left in the outbox. Requests from this page are
 * handled by their form (contract, section 7: contact modal). Only the tab that sends a request reports it.
 */
export const keepLeftLeads = ({
  desk,
  profiles,
  events,
}: Pick<SendRequestPorts, 'desk' | 'profiles' | 'events'>): void => {
  desk.outcomes$
    .pipe(filter(({ wasLeft }) => wasLeft))
    .subscribe(({ companyId, dealerForm, sentHere, receipt }) => {
      if (companyId !== null) {
        const change = receipt === null ? withoutDealerContacted : withDealerContacted;
        profiles.change((profile) => change(profile, companyId));
      }
      if (receipt === null) return;
      profiles.change((profile) => withLead(profile, receipt.leadId));
      if (sentHere && dealerForm !== null) {
        events.report({ event: 'dealer_form_success', formId: dealerForm });
      }
    });
};
