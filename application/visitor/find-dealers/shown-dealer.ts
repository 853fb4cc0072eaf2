import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { displayName, displayTown } from '../../../domain/dealer/display-name.ts';

/** The dealer's display name. Without a name, uses the company id and town: `Local dealer 1204 in Allen`. */
export const shownName = (
  { name = '', city = '', state, companyId }: Dealer,
  unnamed: typeof unnamedDealer = unnamedDealer,
): string => displayName(name, state) || unnamed(companyId, displayTown(city, state));

/** Empty parts are left out. */
export const unnamedDealer = (companyId: CompanyId | undefined, city: string): string =>
  ['Local dealer', companyId, city && `in ${city}`].filter(Boolean).join(' ');

/** `Dallas, TX`; null when the dealer's place is unknown. */
export const shownTown = (
  { city = '', state = '' }: Dealer,
  place: typeof placeText = placeText,
): string | null => place(displayTown(city, state), state.trim()) || null;

/** `Dallas, TX`; either part may be empty. */
export const placeText = (city: string, state: string): string => [city, state].filter(Boolean).join(', ');
