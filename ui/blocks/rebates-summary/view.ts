import { rebateBlockTexts } from '../../../application/visitor/estimate-savings/texts-in.ts';
import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { RebatesSummaryAttributes } from './codec.ts';

/** The rebates summary: the zip box, the savings, the inner blocks, and the dealer contact section (specification, sections 2 and 4). */
export const view = ({ data }: RebatesSummaryAttributes, { page, innerBlocks }: ViewContext) => ({
  heading: data.heading,
  headingTag: data.heading_tag,
  description: data.description,
  texts: rebateBlockTexts(page.language),
  /** The address of the zip box's form without scripts: the page itself. */
  action: page.path,
  /** Whether to show the dealer contact section: its form is only in English. */
  hasContact: page.language === 'en',
  showsSlider: !data.hide_slider,
  /** Whether the block itself shows the state of the search: no inner block shows rebate results. */
  showsState: innerBlocks.every(({ name }) => name !== 'acf/rebate-results'),
});

export type RebatesSummaryProps = ReturnType<typeof view>;

export const isTitle = ({ data }: RebatesSummaryAttributes): boolean =>
  data.heading !== null && data.heading_tag === 'h1';
