declare global {
  interface Window {
    /** What tag managers read (contract, section 7: events). */
    dataLayer?: unknown[];
  }
}

/** A page with the list that tag managers read. */
export type PageWithDataLayer = Pick<Window, 'dataLayer'>;

/** Puts something at the end of the data layer; a tag manager may have put that there, or comes later. */
export const pushToDataLayer = (page: PageWithDataLayer, entry: unknown): void => {
  try {
    (page.dataLayer ??= []).push(entry);
  } catch {
    // What a tag manager makes of it is its own trouble, never the visitor's.
  }
};
