import { isGuide } from '../help/troubleshooting.ts';

/** The kinds of saved pages: saved dealers, saved guides and product pages, sent requests, and the last page of each other kind. */
export const SAVED_KINDS = [
  'dealer',
  'page',
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

/** The maximum number of saved dealers, of saved pages, and of requests. A new one replaces the oldest. */
export const MAX_SAVED = 20;

const PRODUCT = /^\/products\/(?!compare\/)./;

/** The kind that the last such page is saved as; null for a page that isn't saved, or whose content decides it. */
export const savedKindOf = (path: string): 'guide' | 'product' | null => {
  if (isGuide(path)) return 'guide';
  return PRODUCT.test(path) ? 'product' : null;
};

/** The company id at the end of a dealer's address, else the address. It is the same in every language and under every name of the dealer. */
export const companyIdIn = (address: string): string => /\d+(?=\/(?:\?.*)?$)/.exec(address)?.[0] ?? address;

const pathOf = ({ address }: SavedPage): string => address.replace(/\?.*/, '');

/** Whether a page takes the place of another: the same dealer, in any language, the same saved page or request, or the same other kind. */
export const isSameSaved = (one: SavedPage, other: SavedPage): boolean => {
  if (one.kind === 'page' || other.kind === 'page') return pathOf(one) === pathOf(other);
  if (one.kind !== other.kind) return false;
  if (one.kind === 'request') return one.address === other.address;
  return one.kind !== 'dealer' || companyIdIn(one.address) === companyIdIn(other.address);
};

const isKept = ({ kind }: SavedPage): boolean => ['dealer', 'page', 'request'].includes(kind);

/** Adds a page as the newest. Keeps all saved dealers, pages and requests, but only the last page of each other kind. */
export const withSaved = (saved: ReadonlyArray<SavedPage>, page: SavedPage): ReadonlyArray<SavedPage> => {
  // A visit to a saved page changes nothing.
  if (!isKept(page) && saved.some((one) => one.kind === 'page' && isSameSaved(one, page))) return saved;
  const newest = [page, ...saved.filter((one) => !isSameSaved(one, page))];
  const tooOld = newest.filter((one) => isKept(one) && one.kind === page.kind).slice(MAX_SAVED);
  return newest.filter((one) => !tooOld.includes(one));
};

export const withoutSaved = (saved: ReadonlyArray<SavedPage>, address: string): ReadonlyArray<SavedPage> =>
  saved.filter((page) => page.address !== address);
