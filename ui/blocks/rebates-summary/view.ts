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
  /** The address of the zip box's form without scripts: the page itself. */
  readonly action: string;
  /** Whether to show the dealer contact section: its form is only in English. */
  readonly hasContact: boolean;
  readonly showsSlider: boolean;
  /** Whether the block itself shows the state of the search: no inner block shows rebate results. */
  readonly showsState: boolean;
}

/** The rebates summary: the zip box, the savings, the inner blocks, and the dealer contact section (specification, sections 2 and 4). */
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
