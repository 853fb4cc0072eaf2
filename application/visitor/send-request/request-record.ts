import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import { languageOf } from '../../../domain/lead/form-ids.ts';
import type { ValidLead } from '../../../domain/lead/lead.ts';
import {
  withDealerContacted,
  withDetails,
  withLead,
  withoutDealerContacted,
} from '../../../domain/visitor/visitor-profile.ts';
import type { LeadReceipt, SendingFailure } from '../../ports/leads/lead-desk.ts';
import { saveRequest } from './save-request.ts';
import type { SendRequestPorts } from './send-request-ports.ts';

/**
 * Records a request's progress in the visitor's profile and on the device, and reports it to analytics (specification, sections 4 and 8;
 * contract, section 7: contact modal).
 */
export class RequestRecord {
  /** The dealer that this request added to the contacted dealers; null when it was there before. */
  private newlyContacted: CompanyId | null = null;

  constructor(private readonly ports: SendRequestPorts) {}

  sending({ fields, metadata: { companyId } }: ValidLead): void {
    this.newlyContacted = null;
    this.ports.profiles.change((profile) => {
      const reported = withDetails(profile, fields);
      if (companyId === null) return reported;
      if (!profile.dealersContacted.includes(companyId)) this.newlyContacted = companyId;
      return withDealerContacted(reported, companyId);
    });
  }

  /** `sentHere` is false when another tab sent the lead and reports it. */
  sent({ metadata }: ValidLead, receipt: LeadReceipt, dealer: string | null, sentHere: boolean): void {
    const { kind, formId, companyId } = metadata;
    this.ports.profiles.change((profile) => withLead(profile, receipt.leadId));
    if (sentHere && kind === 'CONTACT_DEALER')
      this.ports.events.report({ event: 'dealer_form_success', formId });
    saveRequest(this.ports.saved, languageOf(formId), dealer, receipt);
    if (companyId !== null) this.ports.asked.keep(companyId, this.ports.clock.now());
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
