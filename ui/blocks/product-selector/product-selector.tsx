import { useId } from 'react';
import cardGrid from '../../components/card-grid/card-grid.module.css';
import { ProductCard } from '../../products/product-card/product-card.tsx';
import styles from './product-selector.module.css';
import type { ProductSelectorProps } from './view.ts';

/** The tiles of the product categories. */
export const Block = ({ title, youAreHere, products }: ProductSelectorProps) => {
  const titleId = useId();
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul className={`${styles.tiles} ${cardGrid.even}`}>
        {products.map((product, i) => (
          <li key={i}>
            <ProductCard product={product} youAreHere={youAreHere} />
          </li>
        ))}
      </ul>
    </section>
  );
};
