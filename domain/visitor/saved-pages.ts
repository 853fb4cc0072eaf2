/** The kinds of saved pages: saved dealers, and the last page of each other kind. */
export const SAVED_KINDS = [
  'dealer',
  'request',
  'comparison',
  'estimate',
  'rebates',
  'guide',
  'product',
] as const;
export type SavedKind = (typeof SAVED_KINDS)[number];

export interface SavedPage {
  readonly kind: SavedKind;
  /** The path with its query. */
  readonly address: string;
  /** `Night Owl Heating`, `Compare dealers`. */
  readonly title: string;
  /** The result on the page, such as `Dallas, TX` or `$11,800 to $18,800`; may be empty. */
  readonly detail: string;
  /** The visitor's postal code when they saved a dealer. */
  readonly zip?: string;
}

/** The maximum number of saved dealers. A new one replaces the oldest. */
export const MAX_SAVED_DEALERS = 20;

/** The company id at the end of a dealer's address, else the address. It is the same in every language and under every name of the dealer. */
export const companyIdIn = (address: string): string => /\d+(?=\/(?:\?.*)?$)/.exec(address)?.[0] ?? address;

/** Whether a page takes the place of another: the same dealer, in any language, or the same other kind. */
export const isSameSaved = (one: SavedPage, other: SavedPage): boolean =>
  one.kind === other.kind &&
  (one.kind !== 'dealer' || companyIdIn(one.address) === companyIdIn(other.address));

/** Adds a page as the newest. Keeps all dealers, but only the last page of each other kind. */
export const withSaved = (saved: ReadonlyArray<SavedPage>, page: SavedPage): ReadonlyArray<SavedPage> => {
  const others = saved.filter((one) => !isSameSaved(one, page));
  const isDealer = ({ kind }: SavedPage): boolean => kind === 'dealer';
  const tooOld = [page, ...others].filter(isDealer).slice(MAX_SAVED_DEALERS);
  return [page, ...others].filter((one) => !tooOld.includes(one));
};

export const withoutSaved = (saved: ReadonlyArray<SavedPage>, address: string): ReadonlyArray<SavedPage> =>
  saved.filter((page) => page.address !== address);
