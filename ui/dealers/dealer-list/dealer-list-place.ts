/** The options of a dealer list that depend on its page. */
export interface DealerListPlace {
  /**
   * `locator`: pages of three with filters and comparison. `slider`: a slider of all dealers. `form`: such a slider below a form for
   * one of the dealers (specification, section 2).
   */
  readonly kind: 'locator' | 'slider' | 'form';
  /** The phone number of customer service, on pages that show it when no dealer is found. */
  readonly callUs?: string;
}
