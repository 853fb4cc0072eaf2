import {
  rebateBlockTexts,
  type RebateBlockTexts,
} from '../../../application/visitor/estimate-savings/texts-in.ts';
import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { RebateResultsAttributes } from './codec.ts';

export interface RebateResultsProps {
  readonly heading: string | null;
  readonly texts: RebateBlockTexts;
  /** The address of the zip box's form without scripts; null: there is no box. */
  readonly zipAction: string | null;
}

/** The rebate results section with a zip box (specification, section 2). */
export const view = ({ data }: RebateResultsAttributes, { page }: ViewContext): RebateResultsProps => ({
  heading: data.heading,
  texts: rebateBlockTexts(page.language),
  zipAction: data.hide_zip ? null : page.path,
});
