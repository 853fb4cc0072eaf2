import { textIn } from '../area-on-page.ts';
import { CLOSED_BANNERS_KEY } from './storage-keys.ts';

/**
 * Hides the banners that were closed on earlier pages of the visit, before the first paint (specification, section 4). The result matches
 * what the application renders when it hydrates.
 */
export const hideClosedBanners = (page: ParentNode, session: () => Storage): void => {
  for (const banner of page.querySelectorAll<HTMLElement>('[data-banner]')) {
    // A JSON list of names. Not decoded, to keep the boot script short.
    const closed = textIn(session, CLOSED_BANNERS_KEY);
    if (closed.includes(JSON.stringify(banner.dataset['banner']))) banner.hidden = true;
  }
};
