import type { TrafficSource } from '../../../domain/visitor/traffic-source.ts';

/** A number for a traffic source, as the html of a phone link carries it in `data-numbers`. */
interface NumberOnPage {
  readonly numberType: string;
  readonly text: string;
  readonly address: string;
}

/**
 * Makes a page that was rendered for no traffic source show what the visitor's own one decides: other numbers, no ratings
 * (specification, section 9). It leaves the page as the application will render it, which takes it over later. Answers
 * whether calls to a dealer on the page may be routed for the source: only the application finds that number.
 */
export const showForSource = (page: Document, source: () => TrafficSource): boolean => {
  // To ask for cookies takes longer than all the rest of this: most pages need not.
  if (!page.querySelector('[data-number], [data-rating]')) return false;
  const { numberType, hidesRatings } = source();
  if (hidesRatings) for (const rating of page.querySelectorAll('[data-rating]')) rating.remove();
  if (!numberType) return false;
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-numbers]')) {
    const numbers = JSON.parse(link.dataset['numbers'] as string) as ReadonlyArray<NumberOnPage>;
    const number = numbers.find((one) => one.numberType === numberType);
    const shown = link.querySelector('[data-number]');
    if (!number || !shown) continue;
    link.href = number.address;
    link.ariaLabel = link.ariaLabel?.replace(shown.textContent, () => number.text) ?? null;
    shown.textContent = number.text;
  }
  return true;
};
