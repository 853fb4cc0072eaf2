/** What visitors come back to: dealers that they keep, and where they were last. */
export const SAVED_KINDS = ['dealer', 'comparison', 'estimate', 'rebates', 'guide'] as const;
export type SavedKind = (typeof SAVED_KINDS)[number];

/** A page that a visitor comes back to. */
export interface SavedPage {
  readonly kind: SavedKind;
  /** The path of the page with its query. */
  readonly address: string;
  /** `Night Owl Heating`, `Compare dealers`. */
  readonly title: string;
  /** What was found there: `Dallas, TX`, `$11,800 to $18,800`; empty: nothing more is known. */
  readonly detail: string;
}

/** How many dealers a visitor keeps; a further one replaces the oldest. */
export const MAX_SAVED_DEALERS = 20;

/** Adds a page as the newest. Every dealer is kept; of each other kind the last page alone. */
export const withSaved = (saved: ReadonlyArray<SavedPage>, page: SavedPage): ReadonlyArray<SavedPage> => {
  const others = saved.filter(
    ({ kind, address }) => kind !== page.kind || (kind === 'dealer' && address !== page.address),
  );
  const isDealer = ({ kind }: SavedPage): boolean => kind === 'dealer';
  const tooOld = [page, ...others].filter(isDealer).slice(MAX_SAVED_DEALERS);
  return [page, ...others].filter((one) => !tooOld.includes(one));
};

/** Takes a page away. */
export const withoutSaved = (saved: ReadonlyArray<SavedPage>, address: string): ReadonlyArray<SavedPage> =>
  saved.filter((page) => page.address !== address);
