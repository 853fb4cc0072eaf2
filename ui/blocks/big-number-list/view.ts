import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import type { BigNumberListAttributes } from './codec.ts';
import { bigNumberListTexts } from './texts.ts';

export interface BigNumber {
  readonly number: string | null;
  readonly label: SafeHtml | null;
  readonly description: SafeHtml | null;
  /** Explains the label. */
  readonly tooltip: string | null;
}

/** How many characters fit in a third of the page at full size: `Up to 10%`. */
const MAX_FIGURE_LENGTH = 10;

/** Figures with their labels (specification, section 1: big-number list). */
export const view = ({ data: { title, number_items } }: BigNumberListAttributes, { page }: ViewContext) => ({
  title,
  numbers: number_items,
  /** Whether a figure is long, such as a phrase; then all figures are smaller, so that each fits on one line. */
  isWordy: number_items.some(({ number }) => (number ?? '').length > MAX_FIGURE_LENGTH),
  /** The accessible name of the tooltip button. */
  explain: bigNumberListTexts(page.language).explain,
});

export type BigNumberListProps = ReturnType<typeof view>;
