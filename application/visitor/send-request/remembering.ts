import type { ValidLead } from '../../../domain/lead/lead.ts';
import {
  withDealerContacted,
  withDetails,
  withLead,
  withoutDealerContacted,
} from '../../../domain/visitor/visitor-profile.ts';
import type { SendRequestPorts } from './send-request-ports.ts';

/** What is kept in mind of a request on its way, and told to whoever counts (specification, sections 4 and 8; contract, section 7: contact modal). */
export class Remembering {
  constructor(private readonly ports: Pick<SendRequestPorts, 'profiles' | 'events' | 'log'>) {}

  sending({ fields, metadata: { companyId } }: ValidLead): void {
    this.ports.profiles.change((profile) => {
      const told = withDetails(profile, fields);
      return companyId === null ? told : withDealerContacted(told, companyId);
    });
  }

  sent({ metadata: { kind, formId } }: ValidLead, leadId: string): void {
    this.ports.profiles.change((profile) => withLead(profile, leadId));
    if (kind === 'CONTACT_DEALER') this.ports.events.report({ event: 'dealer_form_success', formId });
  }

  /** `why` holds nothing personal. */
  failed({ metadata: { companyId } }: ValidLead, why: string): void {
    this.ports.log.error(`Form error: ${why}`);
    if (companyId === null) return;
    this.ports.profiles.change((profile) => withoutDealerContacted(profile, companyId));
  }
}
