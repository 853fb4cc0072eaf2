/** Navigates within the current page: its content follows its address. */
export interface PageNavigation {
  /** Navigates to a path with query, even to the current one. `replaces`: replaces the history entry. */
  readonly goTo: (address: string, replaces: boolean) => void;
}
