import type { DealerHours } from '../../application/visitor/show-hours/dealer-hours.ts';
import type { HoursWords } from '../../application/visitor/show-hours/texts.ts';
import { openingNow } from '../../application/visitor/show-hours/shown-hours.ts';

/** Shows the opening status of the dealers on a page at an instant, in milliseconds since 1970, before the application has started. */
export const showHoursOn = (page: ParentNode, now: number, words: HoursWords): void => {
  for (const line of page.querySelectorAll<HTMLElement>('[data-hours]')) {
    const hours = JSON.parse(line.dataset['hours'] ?? '') as Pick<DealerHours, 'week' | 'timeZone'>;
    const { kind, now: text } = openingNow({ ...hours, isAlwaysOpen: false }, now, words);
    line.dataset['opening'] = kind;
    line.lastChild?.replaceWith(text);
    const call = line.closest(':has([data-number])')?.querySelector('a:has([data-number])');
    call?.toggleAttribute('data-unanswered', kind === 'closed');
  }
};
