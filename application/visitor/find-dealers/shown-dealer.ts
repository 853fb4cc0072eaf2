import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { displayName } from '../../../domain/dealer/display-name.ts';

/** A dealer's name as pages show it. One without a name is told from others by their company id and town: `Local dealer 1204 in Allen`. */
export const shownName = ({ name = '', city = '', state, companyId }: Dealer): string =>
  displayName(name, state) ||
  ['Local dealer', companyId, city.trim() && `in ${city.trim()}`].filter(Boolean).join(' ');

/** `Dallas, TX`; null when the dealer's place is unknown. */
export const shownTown = ({ city, state }: Dealer): string | null =>
  [city?.trim(), state?.trim()].filter(Boolean).join(', ') || null;
