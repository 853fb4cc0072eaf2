import type {
  OfferArticlesView,
  OfferedArticle,
} from '../../../../../application/visitor/offer-articles/offer-articles-view.ts';
import type { RenderableBlock } from '../../../../../domain/content/blocks/block-view.ts';
import { allBlocksIn } from '../../../../../ui/blocks/block-tree.ts';
import type { HostedVideoProps } from '../../../../../ui/blocks/hosted-video/view.ts';
import type { RelatedArticlesProps } from '../../../../../ui/blocks/related-articles/view.ts';
import type { LinkOnPage } from '../../../parts/page-parts.ts';
import { propsOf } from './block-props.ts';

/** The props of a block of a name; null: it has another one. */
const propsIf = <Props extends object>(block: RenderableBlock, name: string): Props | null =>
  block.name === name ? propsOf<Props>(block) : null;

const relatedBy = (block: RenderableBlock) => propsIf<RelatedArticlesProps>(block, 'acf/related-articles');

/** How many articles each block of a page asks for. */
export const countsAsked = (blocks: ReadonlyArray<RenderableBlock>): ReadonlyArray<number> =>
  allBlocksIn(blocks)
    .flatMap((block) => relatedBy(block) ?? [])
    .map(({ count }) => count);

/** The articles that a block shows. */
export const articlesOf = (
  block: RenderableBlock,
  offer: OfferArticlesView,
): ReadonlyArray<OfferedArticle> => {
  const related = relatedBy(block);
  return related === null || offer.kind !== 'offered' ? [] : offer.articles.slice(0, related.count);
};

/** What the card of an article says. */
export const cardLines = ({ label, title, minutes, date }: OfferedArticle): ReadonlyArray<string> =>
  [label, title, minutes, date?.text].filter((line) => line != null);

/** The hosts of the players that a block shows once its video was played. */
export const playersOf = (block: RenderableBlock, played: ReadonlyArray<string>): ReadonlyArray<string> => {
  const video = propsIf<HostedVideoProps>(block, 'acf/video')?.video;
  return video != null && played.includes(video.title) ? [new URL(video.player).host] : [];
};

/** The texts of related articles. */
export const readOnTexts = (block: RenderableBlock, offer: OfferArticlesView): ReadonlyArray<string> => {
  const articles = articlesOf(block, offer);
  return [...(articles.length > 0 ? [relatedBy(block)?.title ?? ''] : []), ...articles.flatMap(cardLines)];
};

/** The links of related articles. */
export const readOnLinks = (block: RenderableBlock, offer: OfferArticlesView): ReadonlyArray<LinkOnPage> =>
  articlesOf(block, offer).map(({ title, path }) => ({ text: title, to: path, isCurrent: false }));
