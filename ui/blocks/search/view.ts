import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { coreBlockTextsIn } from '../core-block-texts.ts';
import type { SearchAttributes } from './codec.ts';

export interface SearchProps {
  readonly label: string;
  /** An example of what to type; null: there is none. */
  readonly hint: string | null;
  readonly button: string;
  /** The kind of results; null: all kinds. */
  readonly kind: string | null;
}

/** A box for the site search. */
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
