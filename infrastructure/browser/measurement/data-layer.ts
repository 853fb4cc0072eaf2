declare global {
  interface Window {
    /** The list that tag managers read (contract, section 7: events). */
    dataLayer?: unknown[];
  }
}

export type PageWithDataLayer = Pick<Window, 'dataLayer'>;

/** Appends an entry to the data layer, and creates the data layer if no tag manager has. */
export const pushToDataLayer = (page: PageWithDataLayer, entry: unknown): void => {
  try {
    (page.dataLayer ??= []).push(entry);
  } catch {
    // A tag manager's error must not affect the visitor.
  }
};
