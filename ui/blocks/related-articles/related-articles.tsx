import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import cardGrid from '../../components/card-grid/card-grid.module.css';
import { ArticleCard } from './article-card.tsx';
import styles from './related-articles.module.css';
import type { RelatedArticlesProps } from './view.ts';

/** The articles related to the page; renders nothing, not even a heading, if there are none. */
export const Block = ({ title, titleTag: Title, articleTag, count }: RelatedArticlesProps) => {
  const view = useObservable(useServices().offerArticles.view$);
  const articles = view.kind === 'offered' ? view.articles.slice(0, count) : [];
  return articles.length === 0 ? null : (
    <div className={styles.block}>
      <Title>{title}</Title>
      <ul className={`${styles.grid} ${cardGrid.even}`}>
        {articles.map((article) => (
          <li key={article.path}>
            <ArticleCard article={article} level={articleTag} />
          </li>
        ))}
      </ul>
    </div>
  );
};
