import { filter } from 'rxjs';
import {
  withDealerContacted,
  withLead,
  withoutDealerContacted,
} from '../../../domain/visitor/visitor-profile.ts';
import { languageOf } from '../../../domain/lead/form-ids.ts';
import { saveRequest } from './save-request.ts';
import type { SendRequestPorts } from './send-request-ports.ts';

/**
 * Records and reports the outcome of requests that earlier pages, including closed tabs, left in the outbox. Requests from this page are
 * handled by their form (contract, section 7: contact modal). Only the tab that sends a request reports it, or keeps it as a draft when it
 * was given up.
 */
export const keepLeftLeads = ({
  desk,
  profiles,
  events,
  drafts,
  saved,
}: Pick<SendRequestPorts, 'desk' | 'profiles' | 'events' | 'drafts' | 'saved'>): void => {
  desk.outcomes$
    .pipe(filter(({ wasLeft }) => wasLeft))
    .subscribe(({ companyId, dealerForm, filled, sentHere, receipt }) => {
      if (companyId !== null) {
        const change = receipt === null ? withoutDealerContacted : withDealerContacted;
        profiles.change((profile) => change(profile, companyId));
      }
      if (receipt === null) {
        // The next form of this kind shows it again, with what the visitor has typed since.
        if (filled !== null && sentHere)
          drafts.keep(filled.formId, { ...filled.draft, ...drafts.draft(filled.formId) });
        return;
      }
      profiles.change((profile) => withLead(profile, receipt.leadId));
      if (filled !== null) saveRequest(saved, languageOf(filled.formId), null, receipt);
      if (sentHere && dealerForm !== null) {
        events.report({ event: 'dealer_form_success', formId: dealerForm });
      }
    });
};
