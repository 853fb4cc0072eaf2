import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { LeadForm } from '../../../domain/lead/form.ts';
import { normalCode } from '../../../domain/postal-code/normal-code.ts';
import type { ValidLead } from '../../../domain/lead/lead.ts';
import {
  withDealerContacted,
  withDetails,
  withLead,
  withoutDealerContacted,
} from '../../../domain/visitor/visitor-profile.ts';
import type { SendingFailure } from '../../ports/leads/lead-desk.ts';
import type { SendRequestPorts } from './send-request-ports.ts';

/**
 * Stores a request's progress in the visitor's profile and reports it to analytics (specification, sections 4 and 8; contract, section 7:
 * contact modal).
 */
export class Remembering {
  /** The dealer that this request added to the contacted dealers; null when it was there before. */
  private newlyContacted: CompanyId | null = null;

  private isOpened: boolean;

  constructor(
    private readonly ports: Pick<SendRequestPorts, 'profiles' | 'events' | 'log'>,
    private readonly opensAbove: boolean,
  ) {
    this.isOpened = opensAbove;
  }

  /** An inline form counts as opened on its first use, and again for each further request. */
  used({ id, kind }: LeadForm, zip = ''): void {
    if (this.isOpened || kind !== 'CONTACT_DEALER') return;
    this.isOpened = true;
    this.ports.events.report({ event: 'dealer_form_open', formId: id, zip: normalCode(zip) ?? '' });
  }

  sending({ fields, metadata: { companyId } }: ValidLead): void {
    this.newlyContacted = null;
    this.ports.profiles.change((profile) => {
      const reported = withDetails(profile, fields);
      if (companyId === null) return reported;
      if (!profile.dealersContacted.includes(companyId)) this.newlyContacted = companyId;
      return withDealerContacted(reported, companyId);
    });
  }

  sent({ metadata: { kind, formId } }: ValidLead, leadId: string, sentHere: boolean): void {
    this.ports.profiles.change((profile) => withLead(profile, leadId));
    if (sentHere && kind === 'CONTACT_DEALER') {
      this.ports.events.report({ event: 'dealer_form_success', formId });
      this.isOpened = this.opensAbove;
    }
  }

  /** A waiting lead may still be sent, so it isn't a failure. */
  notSent(failure: SendingFailure): void {
    if (failure._tag === 'LeadRefused') this.failed('refused');
    if (failure._tag === 'DealerUnknown') this.failed('unknown dealer');
    if (failure._tag === 'DeskUnavailable') this.failed(failure.reason);
  }

  /** `why` must not contain personal data. */
  failed(why: string): void {
    this.ports.log.error(`Form error: ${why}`);
    const dealer = this.newlyContacted;
    if (dealer === null) return;
    this.ports.profiles.change((profile) => withoutDealerContacted(profile, dealer));
  }
}
