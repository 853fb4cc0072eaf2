import {
  rebateBlockTexts,
  type RebateBlockTexts,
} from '../../../application/visitor/estimate-savings/texts-in.ts';
import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { RebateResultsAttributes } from './codec.ts';

export interface RebateResultsProps {
  readonly heading: string | null;
  readonly headingTag: 'h1' | 'h2';
  readonly texts: RebateBlockTexts;
  /** Where its zip box leads without scripts; null: it has none. */
  readonly zipAction: string | null;
}

/** The rebate results section with a zip box (specification, section 2). */
export const view = ({ data }: RebateResultsAttributes, { page }: ViewContext): RebateResultsProps => ({
  heading: data.heading,
  headingTag: data.heading_tag,
  texts: rebateBlockTexts(page.language),
  zipAction: data.hide_zip ? null : page.path,
});

export const isTitle = ({ data }: RebateResultsAttributes): boolean =>
  data.heading !== null && data.heading_tag === 'h1';
