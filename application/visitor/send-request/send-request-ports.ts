import type { Clock } from '../../ports/clock.ts';
import type { FreshKeys } from '../../ports/fresh-keys.ts';
import type { LeadDesk } from '../../ports/lead-desk.ts';
import type { ProblemLog } from '../../ports/problem-log.ts';
import type { VisitorEvents } from '../../ports/visitor-events.ts';
import type { VisitorProfiles } from '../../ports/visitor-profiles.ts';
import type { SendRequestView } from './send-request-view.ts';

/** What sending a request asks of the world. */
export interface SendRequestPorts {
  readonly desk: LeadDesk;
  readonly profiles: VisitorProfiles;
  readonly events: VisitorEvents;
  readonly keys: FreshKeys;
  readonly clock: Clock;
  readonly log: ProblemLog;
}

/** Whom a request is for, and the number to call meanwhile. */
export interface RequestedDealer {
  readonly companyId: number;
  readonly phone: string | null;
}

export interface SendRequestOptions {
  /** The site's own number. */
  readonly phone: string;
  /** The form as the page was drawn with it. */
  readonly resumed?: SendRequestView | null;
}
