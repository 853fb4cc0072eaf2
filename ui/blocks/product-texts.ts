import type { ProductCategoryName } from '../../domain/content/product-categories.ts';
import { inLanguage, type SiteLanguage, type Translated } from '../../domain/content/site-language.ts';
import written from './product-texts.json' with { type: 'json' };

/** The texts of a category (specification, section 2: heading, blurb, three benefit words). */
export interface CategoryTexts {
  readonly heading: string;
  readonly blurb: string;
  readonly words: ReadonlyArray<string>;
}

interface ProductTexts {
  readonly title: string;
  /** The dropdown's label. */
  readonly choose: string;
  /** The dropdown's title on a page that it does not link to (specification, section 8). */
  readonly unmatched: string;
  readonly youAreHere: string;
  readonly categories: { readonly [name in ProductCategoryName]: CategoryTexts };
}

const TEXTS: Translated<ProductTexts> = written;

export const productTextsIn = (language: SiteLanguage): ProductTexts => inLanguage(TEXTS, language);
