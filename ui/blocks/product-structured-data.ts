import type { PageHead } from '../../application/visitor/read-page/page-head.ts';
import { startingPriceText } from '../../application/visitor/read-page/starting-price.ts';
import type { BlockSite } from '../../domain/content/blocks/block-view.ts';

/**
 * The product of a page as search engines read it: a `Product` (schema.org) with what the page says of it, and with the price that
 * installed systems start at where there is one. It has no ratings: a widget of another host holds the reviews.
 */
export const productAsStructuredData = (
  page: {
    readonly title: string;
    readonly description: string;
    readonly canonicalPath: string;
    readonly productId: string;
  },
  { brandName, siteUrl }: Pick<BlockSite, 'brandName' | 'siteUrl'>,
): object => {
  const lowPrice = startingPriceText(page.productId);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: page.title,
    description: page.description,
    url: `${siteUrl}${page.canonicalPath}`,
    brand: { '@type': 'Brand', name: brandName },
    ...(lowPrice !== null && {
      offers: { '@type': 'AggregateOffer', lowPrice, priceCurrency: 'USD' },
    }),
  };
};

/** Adds a picture, by its address, to the product that search engines read of a page; a page about no product stays as it is. */
export const withProductImage = (
  structuredData: PageHead['structuredData'],
  src: string,
  siteUrl: string,
): PageHead['structuredData'] =>
  structuredData.map((object) =>
    '@type' in object && object['@type'] === 'Product'
      ? { ...object, image: new URL(src, siteUrl).href }
      : object,
  );
