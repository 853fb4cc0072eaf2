import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { DoubtFacts } from '../../../domain/lead/doubts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AskedDealers } from '../../ports/visitor/asked-dealers.ts';
import type { FormDrafts } from '../../ports/visitor/form-drafts.ts';
import type { IdGenerator } from '../../ports/id-generator.ts';
import type { LeadDesk } from '../../ports/leads/lead-desk.ts';
import type { Logger } from '../../ports/logger.ts';
import type { SavedPages } from '../../ports/visitor/saved-pages.ts';
import type { VisitorEvents } from '../../ports/visitor/visitor-events.ts';
import type { VisitorProfiles } from '../../ports/visitor/visitor-profiles.ts';
import type { SendRequestView } from './send-request-view.ts';
import type { DealerHours } from '../show-hours/dealer-hours.ts';

export interface SendRequestPorts {
  readonly desk: LeadDesk;
  readonly profiles: VisitorProfiles;
  readonly drafts: FormDrafts;
  readonly asked: AskedDealers;
  readonly saved: Pick<SavedPages, 'change'>;
  readonly events: VisitorEvents;
  readonly keys: IdGenerator;
  readonly clock: Clock;
  readonly log: Logger;
}

/** The dealer that receives a request, and the number to call meanwhile. */
export interface RequestedDealer {
  readonly companyId: CompanyId;
  readonly name?: string;
  readonly phone: string | null;
  /** Null or missing when unknown. */
  readonly hours?: DealerHours | null;
}

export interface SendRequestOptions extends DoubtFacts {
  /** The site's own number. */
  readonly phone: string;
  /** The server-rendered form. */
  readonly resumed?: SendRequestView | null;
  /** Whether the form is in a modal, whose opening is already reported. */
  readonly opensAbove?: boolean;
}
