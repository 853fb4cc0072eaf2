import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { displayName } from '../../../domain/dealer/display-name.ts';

/** A dealer's name as pages show it. The company id and the town identify one without a name: `Local dealer 1204 in Allen`. */
export const shownName = ({ name = '', city = '', state, companyId }: Dealer): string =>
  displayName(name, state) ||
  ['Local dealer', companyId, city.trim() && `in ${city.trim()}`].filter(Boolean).join(' ');

/** `Dallas, TX`; null when the dealer's place is unknown. */
export const shownTown = ({ city, state }: Dealer): string | null =>
  [city?.trim(), state?.trim()].filter(Boolean).join(', ') || null;
