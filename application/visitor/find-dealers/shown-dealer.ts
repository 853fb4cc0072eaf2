import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { displayName } from '../../../domain/dealer/display-name.ts';

const NAMELESS_DEALER = 'Local dealer';

/** A dealer's name as pages show it. One without a name is told from others by its town. */
export const shownName = ({ name = '', city = '', state }: Dealer): string =>
  displayName(name, state) || (city.trim() === '' ? NAMELESS_DEALER : `${NAMELESS_DEALER} in ${city.trim()}`);

/** `Dallas, TX`; null when the dealer's place is unknown. */
export const shownTown = ({ city, state }: Dealer): string | null =>
  [city?.trim(), state?.trim()].filter(Boolean).join(', ') || null;
