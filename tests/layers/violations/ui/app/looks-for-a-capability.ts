import type { Dealer } from '../../domain/dealer.ts';

interface Page {
  readonly needs: ReadonlyArray<string>;
  readonly dealer: Dealer;
}

/** Asks whether a page needs one capability instead of looping over its needs. */
export const showsSavings = ({ needs }: Page): boolean => needs.includes('rebates');
