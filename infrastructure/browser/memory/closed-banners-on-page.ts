import { textIn } from '../area-on-page.ts';
import { CLOSED_BANNERS_KEY } from './storage-keys.ts';

/**
 * Hides the banners that were closed on an earlier page of the visit before the page is painted (specification, section 4).
 * It leaves the page as the application will render it, which takes it over later.
 */
export const hideClosedBanners = (page: ParentNode, session: () => Storage): void => {
  for (const banner of page.querySelectorAll<HTMLElement>('[data-banner]')) {
    // A list of names as JSON; to decode it would make the boot script longer.
    const closed = textIn(session, CLOSED_BANNERS_KEY);
    if (closed.includes(JSON.stringify(banner.dataset['banner']))) banner.hidden = true;
  }
};
