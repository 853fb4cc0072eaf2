/** The address of the page that is open. */
export interface PageAddress {
  /**
   * Puts a path with its query, `/products/?fuel=gas`, in the place of the address. The page stays as it is, and going back
   * leads to the page before. A browser that refuses is no failure.
   */
  readonly replace: (address: string) => void;
}
