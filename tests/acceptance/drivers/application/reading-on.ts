import { articlesIn } from '../../../../application/visitor/offer-articles/articles-in.ts';
import type {
  OfferArticlesView,
  OfferedArticle,
} from '../../../../application/visitor/offer-articles/offer-articles-view.ts';
import { offerArticlesTexts } from '../../../../application/visitor/offer-articles/texts.ts';
import { productReviewsTexts } from '../../../../application/visitor/read-page/product-reviews-texts.ts';
import { allBlocksIn, type ShownPage } from '../../../../application/visitor/read-page/read-page-view.ts';
import { reviewedProduct } from '../../../../application/visitor/read-page/reviewed-product.ts';
import type { DrawnBlock } from '../../../../domain/content/drawn-block.ts';
import type { HostedVideoAttributes } from '../../../../ui/blocks/hosted-video/codec.ts';
import type { RelatedArticlesAttributes } from '../../../../ui/blocks/related-articles/codec.ts';
import type { ReviewsAttributes } from '../../../../ui/blocks/reviews/codec.ts';
import type { LinkOnPage } from '../../page-parts.ts';

/** The fields of a block of a name; the catalogue has decoded them with the codec of that name. */
const dataOf = <Attributes extends { readonly data: object }>(
  { name, attributes }: DrawnBlock,
  wanted: string,
): Attributes['data'] | null => (name === wanted ? (attributes as Attributes).data : null);

const relatedBy = (block: DrawnBlock) => dataOf<RelatedArticlesAttributes>(block, 'acf/related-articles');

/** How many articles each block of a page asks for. */
export const askedOn = (blocks: ReadonlyArray<DrawnBlock>): ReadonlyArray<number | null> =>
  allBlocksIn(blocks)
    .flatMap((block) => relatedBy(block) ?? [])
    .map(({ count }) => count);

/** The articles that a block shows. */
export const articlesOf = (block: DrawnBlock, offer: OfferArticlesView): ReadonlyArray<OfferedArticle> => {
  const data = relatedBy(block);
  return data === null ? [] : articlesIn(offer, data.count);
};

/** What the card of an article says. */
export const cardLines = ({ label, title, minutes, date }: OfferedArticle): ReadonlyArray<string> =>
  [label, title, minutes, date?.text].filter((line) => line != null);

/** The hosts whose players a block shows once its film was pressed. */
export const playersOf = (block: DrawnBlock, played: ReadonlyArray<string>): ReadonlyArray<string> => {
  const data = dataOf<HostedVideoAttributes>(block, 'acf/video');
  return data?.video_title != null && played.includes(data.video_title)
    ? [new URL(data.video_embed_link.player).host]
    : [];
};

/** Whether a block shows that there are reviews, and nobody who shows them. */
const lacksReviews = (block: DrawnBlock, { productId }: ShownPage): boolean => {
  const data = dataOf<ReviewsAttributes>(block, 'acf/reviews');
  return data !== null && reviewedProduct(productId, data.product_id) !== null && data.widget_script === null;
};

/** What a block that leads on says of its own. */
export const readOnTexts = (
  block: DrawnBlock,
  page: ShownPage,
  offer: OfferArticlesView,
): ReadonlyArray<string> => {
  const articles = articlesOf(block, offer);
  return [
    ...(articles.length > 0 ? [offerArticlesTexts(page.language).heading] : []),
    ...articles.flatMap(cardLines),
    ...(lacksReviews(block, page) ? [productReviewsTexts(page.language).heading] : []),
  ];
};

/** The ways that a block that leads on offers. */
export const readOnLinks = (
  block: DrawnBlock,
  page: ShownPage,
  offer: OfferArticlesView,
): ReadonlyArray<LinkOnPage> => [
  ...articlesOf(block, offer).map(({ title, path }) => ({ text: title, to: path, isCurrent: false })),
  ...(lacksReviews(block, page)
    ? [{ text: productReviewsTexts(page.language).instead, to: '/find-a-dealer/', isCurrent: false }]
    : []),
];
