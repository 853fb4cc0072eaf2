import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { coreBlockTextsIn } from '../core-block-texts.ts';
import type { SearchAttributes } from './codec.ts';

export interface SearchProps {
  readonly label: string;
  /** What may be typed; null: nothing is suggested. */
  readonly hint: string | null;
  readonly button: string;
  /** The kind of what is searched; null: all. */
  readonly kind: string | null;
}

/** A box that searches the site. */
export const view = (
  { label, placeholder, buttonText, query }: SearchAttributes,
  { page }: ViewContext,
): SearchProps => {
  const { search } = coreBlockTextsIn(page.language);
  return {
    label: label ?? search,
    hint: placeholder,
    button: buttonText ?? search,
    kind: query?.kind ?? null,
  };
};
