import type { RebatePageParameters } from '../../../domain/rebate/page-parameters.ts';

/** The parameters in the address of the page that is open (specification, section 4: rebates block). */
export interface PageParameters {
  /** Those that are there now, and are not empty. */
  readonly read: () => RebatePageParameters;
  /**
   * Puts these into the address next to all that is there. The page stays as it is, and going back leads to the page before. A
   * browser that refuses is no failure.
   */
  readonly write: (parameters: RebatePageParameters) => void;
}
