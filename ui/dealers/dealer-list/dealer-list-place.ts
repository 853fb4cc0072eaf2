/** What the page of a list offers beside it. */
export interface DealerListPlace {
  /** The full locator: pages of three with filters and comparison; else a slider of all (specification, section 2). */
  readonly kind: 'locator' | 'slider';
  /** Whether the dealers found come with their own way to change the zip. */
  readonly changesZip?: boolean;
  /** Customer service's number, on pages that name it when no dealer is found. */
  readonly callUs?: string;
}
