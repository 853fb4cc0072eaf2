/** The page on which the locator's dealers are compared (contract, section 6). */
export const COMPARE_PATH = '/find-a-dealer/compare/';

/** Where a comparison stands: its page's path, and that of the list whose dealers it compares. */
export interface ComparisonPlace {
  readonly path: string;
  readonly listPath: string;
}
