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
  /** The name of the button that opens a tooltip. */
  readonly explain: string;
}

/** Figures, each with what it stands for (specification, section 1: big-number list). */
export const view = (
  { data: { title, number_items } }: BigNumberListAttributes,
  { page }: ViewContext,
): BigNumberListProps => ({
  title,
  numbers: number_items,
  explain: bigNumberListTexts(page.language).explain,
});
