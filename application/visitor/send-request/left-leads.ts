import { filter } from 'rxjs';
import {
  withDealerContacted,
  withLead,
  withoutDealerContacted,
} from '../../../domain/visitor/visitor-profile.ts';
import type { SendRequestPorts } from './send-request-ports.ts';

/**
 * Remembers and reports what comes of requests that earlier pages have left in the outbox, also those of a tab that was closed:
 * what this page has sent is handled by whoever sent it (contract, section 7: contact modal). Of several open pages the one
 * that sends a request reports it.
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
