import { mayWait, type AddressQuery } from '../../../application/visitor/find-dealers/search-address.ts';
import { NO_RETRIES, VISITOR_RETRY_POLICY, type RetryPolicy } from '../../../domain/dealer/retry-policy.ts';

/**
 * How long a page waits for its use cases, in milliseconds, and how they retry. Use cases that haven't settled by then are rendered as they
 * are.
 */
export interface RenderBudget {
  readonly ms: number;
  readonly retryPolicy: RetryPolicy;
}

const USUAL: RenderBudget = { ms: 800, retryPolicy: NO_RETRIES };

/** Shorter than the 10 s after which an unanswered search counts as empty. Unsettled searches are rendered as searching. */
const PATIENT: RenderBudget = { ms: 9_500, retryPolicy: VISITOR_RETRY_POLICY };

/** Low enough that waiting pages never occupy all render slots. */
const MAX_PATIENT = 16;

/** The budgets of pages that are rendering. A page with `wait=1` waits up to 10 s (contract, section 7: unsettled look-ups). */
export class RenderBudgets {
  private patient = 0;

  /** The budget for a query. Returns the usual budget while too many other pages wait. */
  of(query: AddressQuery): RenderBudget {
    return mayWait(query) && this.patient < MAX_PATIENT ? PATIENT : USUAL;
  }

  /** Runs `wait` and counts it against the limit of waiting pages. */
  async within<A>(budget: RenderBudget, wait: () => Promise<A>): Promise<A> {
    const places = budget === PATIENT ? 1 : 0;
    this.patient += places;
    return wait().finally(() => (this.patient -= places));
  }
}
