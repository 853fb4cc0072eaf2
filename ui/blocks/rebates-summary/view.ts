import {
  rebateBlockTexts,
  type RebateBlockTexts,
} from '../../../application/visitor/estimate-savings/texts-in.ts';
import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { RebatesSummaryAttributes } from './codec.ts';

export interface RebatesSummaryProps {
  readonly heading: string | null;
  readonly headingTag: 'h1' | 'h2';
  readonly description: string | null;
  readonly texts: RebateBlockTexts;
  /** Where its zip box leads without scripts: its page. */
  readonly action: string;
  /** Whether a dealer can be asked: its form is in English. */
  readonly hasContact: boolean;
  readonly showsSlider: boolean;
  /** Whether it shows the state of the search itself: no rebate results are in it. */
  readonly showsState: boolean;
}

/** The rebates summary: the zip, the savings, what is in it, and the dealer who knows (specification, sections 2 and 4). */
export const view = (
  { data }: RebatesSummaryAttributes,
  { page, innerBlocks }: ViewContext,
): RebatesSummaryProps => ({
  heading: data.heading,
  headingTag: data.heading_tag,
  description: data.description,
  texts: rebateBlockTexts(page.language),
  action: page.path,
  hasContact: page.language === 'en',
  showsSlider: !data.hide_slider,
  showsState: innerBlocks.every(({ name }) => name !== 'acf/rebate-results'),
});

export const isTitle = ({ data }: RebatesSummaryAttributes): boolean =>
  data.heading !== null && data.heading_tag === 'h1';
