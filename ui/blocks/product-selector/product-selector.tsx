import { useId } from 'react';
import { productTextsIn } from '../../../application/visitor/read-page/product-texts.ts';
import { shownProducts } from '../../../application/visitor/read-page/shown-products.ts';
import { ProductCard } from '../../products/product-card/product-card.tsx';
import type { BlockProps } from '../block-module.ts';
import type { ProductSelectorAttributes } from './codec.ts';
import styles from './product-selector.module.css';

/** The tiles of the product categories (specification, section 2: heading, blurb, three benefit words, image). */
export const Block = ({
  attributes: {
    data: { title, items },
  },
  page,
}: BlockProps<ProductSelectorAttributes>) => {
  const titleId = useId();
  const { language } = page;
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <h2 id={titleId}>{title ?? productTextsIn(language).title}</h2>
      <ul className={styles.tiles}>
        {shownProducts(items, page).map((product, i) => (
          <li key={i}>
            <ProductCard product={product} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
};
