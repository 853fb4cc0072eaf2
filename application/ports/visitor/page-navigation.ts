/** Takes the page to another address of its own: what the page shows follows its address. */
export interface PageNavigation {
  /** Goes to an address, a path with its query, be it the page's already. `replaces`: going back then leads to the page before. */
  readonly goTo: (address: string, replaces: boolean) => void;
}
