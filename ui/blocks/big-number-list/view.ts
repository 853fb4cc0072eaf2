import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import type { BigNumberListAttributes } from './codec.ts';
import { bigNumberListTexts } from './texts.ts';

export interface BigNumber {
  readonly number: string | null;
  readonly label: SafeHtml | null;
  readonly description: SafeHtml | null;
  /** What the label means, for those who ask. */
  readonly tooltip: string | null;
}

export interface BigNumberListProps {
  readonly title: SafeHtml | null;
  readonly numbers: ReadonlyArray<BigNumber>;
  /** Whether a figure is words rather than a number, so that all of them are smaller: each fits on its line. */
  readonly isWordy: boolean;
  /** The name of the button that opens a tooltip. */
  readonly explain: string;
}

/** What fits in a third of a page at the full size of a figure, in characters: `Up to 10%`. */
const MAX_FIGURE_LENGTH = 10;

/** Figures, each with what it represents (specification, section 1: big-number list). */
export const view = (
  { data: { title, number_items } }: BigNumberListAttributes,
  { page }: ViewContext,
): BigNumberListProps => ({
  title,
  numbers: number_items,
  isWordy: number_items.some(({ number }) => (number ?? '').length > MAX_FIGURE_LENGTH),
  explain: bigNumberListTexts(page.language).explain,
});
