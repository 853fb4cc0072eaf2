import type { TrafficSource } from '../../../domain/visitor/traffic-source.ts';

/** A phone number for a traffic source, from a phone link's `data-numbers`. */
interface NumberOnPage {
  readonly numberType: string;
  readonly text: string;
  readonly address: string;
}

/**
 * Applies the visitor's traffic source to a page that was rendered without one: replaces phone numbers and removes ratings (specification,
 * section 9). The result matches what the application renders when it hydrates. Returns whether calls to a dealer on the page may be routed
 * for the source, because only the application can look up that number.
 */
export const showForSource = (page: Document, source: () => TrafficSource): boolean => {
  // Reading cookies takes longer than the rest of this function, and most pages don't need them.
  if (!page.querySelector('[data-number],[data-rating]')) return false;
  const { numberType, hidesRatings } = source();
  if (hidesRatings) for (const rating of page.querySelectorAll('[data-rating]')) rating.remove();
  if (!numberType) return false;
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-numbers]')) {
    const numbers = JSON.parse(link.dataset['numbers'] as string) as ReadonlyArray<NumberOnPage>;
    const number = numbers.find((one) => one.numberType === numberType);
    const shown = link.querySelector('[data-number]');
    if (!number || !shown) continue;
    link.href = number.address;
    link.ariaLabel &&= link.ariaLabel.replace(shown.textContent, () => number.text);
    shown.textContent = number.text;
  }
  return true;
};
