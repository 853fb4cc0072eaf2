import { offerArticlesTexts } from '../../../application/visitor/offer-articles/texts.ts';
import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { articleCount } from '../../../domain/content/related-article.ts';
import type { RelatedArticlesAttributes } from './codec.ts';

export interface RelatedArticlesProps {
  readonly title: string;
  readonly titleTag: 'h2' | 'h3';
  readonly articleTag: 'h3' | 'h4';
  /** The maximum number of articles. */
  readonly count: number;
}

/** The heading and the number of related articles; their use case selects them. */
export const view = (
  { data: { title, heading_tag, count } }: RelatedArticlesAttributes,
  { page }: ViewContext,
): RelatedArticlesProps => ({
  title: title ?? offerArticlesTexts(page.language).heading,
  titleTag: heading_tag,
  articleTag: heading_tag === 'h2' ? 'h3' : 'h4',
  count: articleCount(count),
});
