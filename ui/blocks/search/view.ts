import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { coreBlockTextsIn } from '../core-block-texts.ts';
import type { SearchAttributes } from './codec.ts';

/** A box for the site search. */
export const view = ({ label, placeholder, buttonText, query }: SearchAttributes, { page }: ViewContext) => {
  const { search } = coreBlockTextsIn(page.language);
  return {
    label: label ?? search,
    /** An example of what to type; null: there is none. */
    hint: placeholder,
    button: buttonText ?? search,
    /** The kind of results; null: all kinds. */
    kind: query?.kind ?? null,
  };
};

export type SearchProps = ReturnType<typeof view>;
