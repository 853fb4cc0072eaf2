/**
 * The script of pages with dealers' hours: whoever looks for an open dealer reads who is, without having touched the page. Once the
 * application has started, that says it.
 */
import { showHoursOn } from './hours-on-page.ts';

const MINUTE_MS = 60_000;

const show = (): void => {
  if ('started' in document.documentElement.dataset) clearInterval(timer);
  else showHoursOn(document, Date.now());
};
const timer = setInterval(show, MINUTE_MS);
show();
