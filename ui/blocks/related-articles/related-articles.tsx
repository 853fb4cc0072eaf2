import { articleCount, articlesIn } from '../../../application/visitor/offer-articles/articles-in.ts';
import { offerArticlesTexts } from '../../../application/visitor/offer-articles/texts.ts';
import { useServices, type Services } from '../../bindings/services.ts';
import { currentOf, useObservable } from '../../bindings/use-observable.ts';
import type { BlockPage, BlockProps } from '../block-module.ts';
import { ArticleCard } from './article-card.tsx';
import type { RelatedArticlesAttributes } from './codec.ts';
import styles from './related-articles.module.css';

/** The articles that belong to the page; nothing, not even a heading, where there are none. */
export const Block = ({ attributes: { data }, page }: BlockProps<RelatedArticlesAttributes>) => {
  const { title, heading_tag: Heading, count } = data;
  const view = useObservable(useServices().offerArticles.view$);
  const articles = articlesIn(view, count);
  return articles.length === 0 ? null : (
    <div className={styles.block}>
      <Heading>{title ?? offerArticlesTexts(page.language).heading}</Heading>
      <ul className={styles.grid}>
        {articles.map((article) => (
          <li key={article.path}>
            <ArticleCard article={article} level={Heading === 'h2' ? 'h3' : 'h4'} />
          </li>
        ))}
      </ul>
    </div>
  );
};

export const prepare = (
  { offerArticles }: Services,
  _query: URLSearchParams,
  { path, language }: BlockPage,
  { data }: RelatedArticlesAttributes,
): Promise<void> => offerArticles.offer({ path, language, count: articleCount(data.count) });

/** A page that could not wait for them is not kept without them. */
export const isUnsettled = ({ offerArticles }: Services): boolean =>
  currentOf(offerArticles.view$).kind === 'looking';
