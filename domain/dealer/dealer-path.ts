import type { Dealer } from './dealer.ts';
import type { DealerAddress } from './dealer-address.ts';
import { DEALER_HOMES } from './dealer-homes.ts';

/** The page that lists all dealers by place (contract, section 6). */
export const DEALERS_PATH = DEALER_HOMES.en;

const MAX_SLUG_LENGTH = 60;

/** The slug of a dealer without a name. */
const NAMELESS = 'dealer';

/** A slug: `O'Brien & Sons` becomes `obrien-sons`. Empty without Latin letters or digits. */
const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-|-$/g, '');

/** The page of a state or province; null when `state` isn't a two-letter code. */
export const statePath = (state: string | undefined): string | null => {
  const code = (state ?? '').trim().toLowerCase();
  return /^[a-z]{2}$/.test(code) ? `${DEALERS_PATH}${code}/` : null;
};

/** The page of a town; null when city or state is missing. */
export const townPath = ({ city = '', state }: Pick<Dealer, 'city' | 'state'>): string | null => {
  const above = statePath(state);
  const town = slugOf(city);
  return above === null || town === '' ? null : `${above}${town}/`;
};

/**
 * The path of a dealer's page (contract, section 6) below the `home` of a language, English by default. Null for a dealer without a
 * company id or a place, which has no page.
 */
export const dealerPath = (
  dealer: Pick<Dealer, 'name' | 'companyId' | 'city' | 'state'>,
  home: string = DEALERS_PATH,
): string | null => {
  const above = townPath(dealer)?.replace(DEALERS_PATH, home);
  return above === undefined || dealer.companyId === undefined
    ? null
    : `${above}${slugOf(dealer.name ?? '') || NAMELESS}-${dealer.companyId}/`;
};

/** Whether a dealer belongs to the town of an address. */
export const isInTown = (
  dealer: Pick<Dealer, 'city' | 'state'>,
  { state, town }: Pick<DealerAddress, 'state' | 'town'>,
): boolean => townPath(dealer) === `${statePath(state)}${town}/`;
