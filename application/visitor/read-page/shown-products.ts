import type { Media } from '../../../domain/content/media.ts';
import { isSamePage } from '../../../domain/content/page-led-to.ts';
import { standingWays } from '../../../domain/content/page-ways.ts';
import {
  PRODUCT_CATEGORIES,
  type ProductCategoryName,
  type ProductFamily,
} from '../../../domain/content/product-categories.ts';
import { askedForm } from '../ask-dealer/asked-form.ts';
import type { KnownPages } from '../../../domain/content/known-pages.ts';
import { productTextsIn } from './product-texts.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';

/** An item of a product selector as an editor fills it in (specification, section 3). */
export interface OwnProduct {
  readonly text: string | null;
  readonly href: string | null;
  readonly details?: string | null;
  readonly handCopy?: string | null;
  readonly exclusiveCopy?: string | null;
  readonly energyCopy?: string | null;
  readonly imageUrl?: Media | null;
}

/** A product as it is drawn. */
export interface ShownProduct {
  readonly text: string;
  readonly details: string | null;
  /** At most three benefit words. */
  readonly words: ReadonlyArray<string>;
  /** It decorates what the text says. */
  readonly image: Media | null;
  readonly family: ProductFamily;
  /** Null: its page is not there. */
  readonly href: string | null;
  /** Whether its page is the one that is read. */
  readonly isCurrent: boolean;
}

/** The page that a product selector stands on. */
export interface SelectorPage extends KnownPages {
  readonly path: string;
  readonly language: SiteLanguage;
}

/**
 * The products of a selector: those that its editor wrote, else the six categories (specification, section 2). One whose page
 * is not there has no link; one of the site's own forms always is.
 */
export const shownProducts = (
  own: ReadonlyArray<OwnProduct>,
  page: SelectorPage,
): ReadonlyArray<ShownProduct> => {
  const written = own.flatMap((product) => ownProduct(product, page) ?? []);
  const products =
    written.length > 0 ? written : PRODUCT_CATEGORIES.map((category) => categoryIn(category, page));
  return standingWays(
    products,
    page.path,
    (path) => askedForm(path) !== null || page.knownPaths.some((known) => isSamePage(known, path)),
  );
};

type Product = Omit<ShownProduct, 'isCurrent'>;

const ownProduct = (product: OwnProduct, page: SelectorPage): Product | null => {
  const { text, details, handCopy, exclusiveCopy, energyCopy, imageUrl, href } = product;
  if (text === null) return null;
  const category =
    href === null ? undefined : PRODUCT_CATEGORIES.find(({ path }) => leadsTo(href, path, page));
  return {
    text,
    details: details ?? null,
    words: [handCopy, exclusiveCopy, energyCopy].flatMap((word) => word ?? []),
    image: imageUrl ?? (category ? drawingOf(category.name) : null),
    family: category?.family ?? 'both',
    href,
  };
};

const leadsTo = (href: string, path: string, { translations }: SelectorPage): boolean =>
  isSamePage(href, path) || isSamePage(href, translations[path] ?? path);

const categoryIn = (
  { name, path, family }: (typeof PRODUCT_CATEGORIES)[number],
  { language, translations }: SelectorPage,
): Product => {
  const { heading, blurb, words } = productTextsIn(language).categories[name];
  return {
    ...{ text: heading, details: blurb, words, family },
    image: drawingOf(name),
    href: language === 'en' ? path : (translations[path] ?? null),
  };
};

const drawingOf = (name: ProductCategoryName): Media => ({
  ...{ src: `/drawings/products/${name}.svg`, alt: '', width: 600, height: 600 },
});
