/** Where a list stands: its page's path, and what the page offers beside it. */
export interface DealerListPlace {
  readonly path: string;
  /** The full locator: pages of three with filters and comparison; else a slider of all (specification, section 2). */
  readonly kind: 'locator' | 'slider';
  /** The address of the comparison, where dealers can be compared. */
  readonly comparePath?: string;
  /** Customer service's number, on pages that name it when no dealer is found. */
  readonly callUs?: string;
}
