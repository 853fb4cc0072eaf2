import { filter } from 'rxjs';
import { withLead, withoutDealerContacted } from '../../../domain/visitor/visitor-profile.ts';
import type { SendRequestPorts } from './send-request-ports.ts';

/**
 * Keeps in mind what comes of requests that earlier pages have left in the outbox: what this page has sent is kept by
 * whoever has it in hand (contract, section 7: contact modal).
 */
export const keepLeftLeads = ({ desk, profiles }: Pick<SendRequestPorts, 'desk' | 'profiles'>): void => {
  desk.outcomes$.pipe(filter(({ wasLeft }) => wasLeft)).subscribe(({ companyId, receipt }) => {
    if (receipt !== null) profiles.change((profile) => withLead(profile, receipt.leadId));
    else if (companyId !== null) profiles.change((profile) => withoutDealerContacted(profile, companyId));
  });
};
