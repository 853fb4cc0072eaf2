import { openingWords } from '../../../domain/content/opening-words.ts';
import type { SafeHtml } from '../../../domain/content/safe-html.ts';

/** A closeable banner as its editor has written it. */
export interface WrittenBanner {
  readonly message: SafeHtml;
  readonly banner_id: string | null;
}

/** The id under which a banner is closed: a banner without one is known by what it says, and comes back when that changes. */
export const bannerId = ({ message, banner_id }: WrittenBanner): string => banner_id ?? openingWords(message);

/** The name of its region: how its message begins. */
export const bannerName = ({ message }: WrittenBanner): string => openingWords(message);
