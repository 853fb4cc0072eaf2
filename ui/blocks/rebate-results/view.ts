import {
  rebateBlockTexts,
  type RebateBlockTexts,
} from '../../../application/visitor/estimate-savings/texts-in.ts';
import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { RebateResultsAttributes } from './codec.ts';

export interface RebateResultsProps {
  readonly heading: string | null;
  readonly texts: RebateBlockTexts;
  /** Where its zip box leads without scripts; null: it has none. */
  readonly zipAction: string | null;
}

/** The rebate results section with a zip box (specification, section 2). */
export const view = ({ data }: RebateResultsAttributes, { page }: ViewContext): RebateResultsProps => ({
  heading: data.heading,
  texts: rebateBlockTexts(page.language),
  zipAction: data.hide_zip ? null : page.path,
});
