import type { DealerHours } from '../../application/visitor/show-hours/dealer-hours.ts';
import type { HoursWords } from '../../application/visitor/show-hours/texts.ts';
import { openingNow } from '../../application/visitor/show-hours/shown-hours.ts';

/** Shows the opening status of the dealers on a page at an instant, in milliseconds since 1970, before the application has started. */
export const showHoursOn = (page: ParentNode, now: number, words: HoursWords): void => {
  for (const line of page.querySelectorAll<HTMLElement>('[data-hours]')) {
    const hours = JSON.parse(line.dataset['hours'] ?? '') as DealerHours;
    const { kind, now: text, special } = openingNow(hours, now, words);
    line.dataset['opening'] = kind;
    line.lastChild?.replaceWith(text);
    const days = line.closest(':has(> [data-special-days])')?.querySelector('[data-special-days]');
    if (days) days.textContent = special.join('\n');
    // Around a dealer without a number, the nearest number is another dealer's.
    const owner = hours.hasNumber ? line.closest(':has([data-number])') : null;
    const call = owner?.querySelector('a:has([data-number])');
    call?.toggleAttribute('data-unanswered', kind === 'closed');
  }
};
