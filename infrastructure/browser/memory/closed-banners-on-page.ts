import { textIn } from '../area-on-page.ts';
import { decodeClosedBanners } from './dismissals-wire.ts';
import { CLOSED_BANNERS_KEY } from './storage-keys.ts';

/**
 * Hides the banners that were closed on an earlier page of the visit before the page is painted (specification, section 4).
 * It leaves the page as the application will render it, which takes it over later.
 */
export const hideClosedBanners = (page: ParentNode, session: () => Storage): void => {
  const banners = page.querySelectorAll<HTMLElement>('[data-banner]');
  // To ask for the storage takes longer than all the rest of this: most pages need not.
  if (banners.length === 0) return;
  const closed = decodeClosedBanners(textIn(session, CLOSED_BANNERS_KEY));
  for (const banner of banners) {
    if (closed?.includes(banner.dataset['banner'] ?? '')) banner.hidden = true;
  }
};
