/** What the page of a list offers next to it. */
export interface DealerListPlace {
  /** The full locator: pages of three with filters and comparison; else a slider of all, alone or below a form for one of them (specification, section 2). */
  readonly kind: 'locator' | 'slider' | 'form';
  /** Customer service's number, on pages that name it when no dealer is found. */
  readonly callUs?: string;
}
