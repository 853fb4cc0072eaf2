import { rebateBlockTexts } from '../../../application/visitor/estimate-savings/texts-in.ts';
import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { RebateResultsAttributes } from './codec.ts';

/** The rebate results section with a zip box (specification, section 2). */
export const view = ({ data }: RebateResultsAttributes, { page }: ViewContext) => ({
  heading: data.heading,
  texts: rebateBlockTexts(page.language),
  /** The address of the zip box's form without scripts; null: there is no box. */
  zipAction: data.hide_zip ? null : page.path,
});

export type RebateResultsProps = ReturnType<typeof view>;
