import type { RebatePageParameters } from '../../../domain/rebate/page-parameters.ts';

/** The parameters in the current page's address (specification, section 4: rebates block). */
export interface PageParameters {
  /** The current non-empty parameters. */
  readonly read: () => RebatePageParameters;
  /** Adds parameters to the address and keeps the others. Replaces the history entry without navigating. Ignored if the browser refuses. */
  readonly write: (parameters: RebatePageParameters) => void;
}
