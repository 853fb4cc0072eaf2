import { CHANGED_PAGES_PATH } from '../wire/changed-pages-path.ts';

let isReported = false;

/** Tells the server, once per page view, that something else has changed the page. It sends neither what nor where. */
export const reportChange = (): void => {
  if (isReported) return;
  isReported = true;
  navigator.sendBeacon(CHANGED_PAGES_PATH);
};
