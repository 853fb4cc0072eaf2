import type { HoursWords } from '../../application/visitor/show-hours/texts.ts';
import { showHoursOn } from './hours-on-page.ts';

const MINUTE_MS = 60_000;

/** Updates dealers' opening status on the page each minute until the application has started and takes over. */
export const followHours = (words: HoursWords): void => {
  const show = (): void => {
    if ('started' in document.documentElement.dataset) clearInterval(timer);
    else showHoursOn(document, Date.now(), words);
  };
  const timer = setInterval(show, MINUTE_MS);
  show();
};
