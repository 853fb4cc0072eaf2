import { mayWait, type AddressQuery } from '../../../application/visitor/find-dealers/search-address.ts';
import { NO_RETRIES, VISITOR_RETRY_POLICY, type RetryPolicy } from '../../../domain/dealer/retry-policy.ts';

/** How long a page waits for its use cases, in milliseconds, and how often they try; what has not settled by then is rendered as it is. */
export interface RenderBudget {
  readonly ms: number;
  readonly retryPolicy: RetryPolicy;
}

const USUAL: RenderBudget = { ms: 800, retryPolicy: NO_RETRIES };

/** Less than the 10 s after which a search without an answer counts as empty: what is unsettled is rendered as searching. */
const PATIENT: RenderBudget = { ms: 9_500, retryPolicy: VISITOR_RETRY_POLICY };

/** So few that pages which wait never take all places of those in rendering. */
const MAX_PATIENT = 16;

/** The budgets of pages in rendering: one whose address holds `wait=1` waits up to 10 s (contract, section 7: unsettled look-ups). */
export class RenderBudgets {
  private patient = 0;

  /** The budget of a page by its query; the usual one while too many others wait. */
  of(query: AddressQuery): RenderBudget {
    return mayWait(query) && this.patient < MAX_PATIENT ? PATIENT : USUAL;
  }

  /** Counts what waits while it does. */
  async within<A>(budget: RenderBudget, wait: () => Promise<A>): Promise<A> {
    const places = budget === PATIENT ? 1 : 0;
    this.patient += places;
    return wait().finally(() => (this.patient -= places));
  }
}
