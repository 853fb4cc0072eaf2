import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { coreBlockTextsIn } from '../core-block-texts.ts';
import type { SearchAttributes } from './codec.ts';

export interface SearchProps {
  readonly label: string;
  /** What may be typed; null: nothing is suggested. */
  readonly hint: string | null;
  readonly button: string;
}

/** A box that searches the site. */
export const view = (
  { label, placeholder, buttonText }: SearchAttributes,
  { page }: ViewContext,
): SearchProps => {
  const { search } = coreBlockTextsIn(page.language);
  return { label: label ?? search, hint: placeholder, button: buttonText ?? search };
};
