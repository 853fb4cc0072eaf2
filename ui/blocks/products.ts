import { askedForm } from '../../application/visitor/ask-dealer/asked-form.ts';
import type { BlockPage } from '../../domain/content/blocks/block-view.ts';
import { linksOnPage } from '../../domain/content/links/links-on-page.ts';
import type { Media } from '../../domain/content/blocks/media.ts';
import { isSamePage } from '../../domain/content/links/link-target.ts';
import { PRODUCT_CATEGORIES, type ProductCategoryName } from '../../domain/content/product-categories.ts';
import type { Product } from '../products/product-card/product-card.tsx';
import { productTextsIn } from './product-texts.ts';

/** An item of a product selector as the editor wrote it (specification, section 3). */
export interface WrittenProduct {
  readonly text: string | null;
  readonly href: string | null;
  readonly details?: string | null;
  readonly handCopy?: string | null;
  readonly exclusiveCopy?: string | null;
  readonly energyCopy?: string | null;
  readonly imageUrl?: Media | null;
}

/** The facts about a page that its products depend on. */
export type ProductsPage = Pick<BlockPage, 'path' | 'language' | 'knownPaths' | 'translations'>;

/** The English paths of the six categories. */
export const CATEGORY_PATHS: ReadonlyArray<string> = PRODUCT_CATEGORIES.map(({ path }) => path);

/**
 * The products of a selector: the editor's, else the six categories (specification, section 2). A product without a page has no link;
 * links to the site's own forms are always kept.
 */
export const productsOf = (
  items: ReadonlyArray<WrittenProduct>,
  page: ProductsPage,
): ReadonlyArray<Product> => {
  const written = items.flatMap((product) => writtenProduct(product, page) ?? []);
  const products =
    written.length > 0 ? written : PRODUCT_CATEGORIES.map((category) => categoryIn(category, page));
  return linksOnPage(
    products,
    page.path,
    (path) => askedForm(path) !== null || page.knownPaths.some((known) => isSamePage(known, path)),
  );
};

type UnplacedProduct = Omit<Product, 'isCurrent'>;

const writtenProduct = (product: WrittenProduct, page: ProductsPage): UnplacedProduct | null => {
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

const leadsTo = (href: string, path: string, { translations }: ProductsPage): boolean =>
  isSamePage(href, path) || isSamePage(href, translations[path] ?? path);

const categoryIn = (
  { name, path, family }: (typeof PRODUCT_CATEGORIES)[number],
  { language, translations }: ProductsPage,
): UnplacedProduct => {
  const { heading, blurb, words } = productTextsIn(language).categories[name];
  return {
    text: heading,
    details: blurb,
    words,
    family,
    image: drawingOf(name),
    href: language === 'en' ? path : (translations[path] ?? null),
  };
};

const drawingOf = (name: ProductCategoryName): Media => ({
  src: `/drawings/products/${name}.svg`,
  alt: '',
  width: 600,
  height: 600,
});
