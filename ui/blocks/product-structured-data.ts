import type { PageHead } from '../../application/visitor/read-page/page-head.ts';
import { startingPriceText } from '../../application/visitor/read-page/starting-price.ts';
import type { BlockSite } from '../../domain/content/blocks/block-view.ts';
import type { Media } from '../../domain/content/blocks/media.ts';

/**
 * The structured data of a page's product: a `Product` (schema.org) with the page's texts and, if known, the starting price of installed
 * systems. It has no ratings, because a widget of another host shows the reviews.
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

/** Adds the first picture that a block of the page shows to its product in the structured data; changes nothing on pages without a product. */
export const withProductImage = (
  head: PageHead,
  { site }: { readonly site: Pick<BlockSite, 'siteUrl'> },
  _page: unknown,
  { image }: { readonly image: Media | null },
): PageHead => ({
  ...head,
  structuredData: head.structuredData.map((object) =>
    image !== null && '@type' in object && object['@type'] === 'Product' && !('image' in object)
      ? { ...object, image: new URL(image.src, site.siteUrl).href }
      : object,
  ),
});
