import { Html } from '../../components/html/html.tsx';
import type { BlockProps } from '../block-module.ts';
import styles from './big-number-list.module.css';
import type { BigNumberListAttributes } from './codec.ts';

/** Figures that speak for themselves, each with what it stands for (specification, section 1: big-number list). */
export const Block = ({
  attributes: {
    data: { title, number_items },
  },
}: BlockProps<BigNumberListAttributes>) => (
  <div className={styles.block}>
    {title !== null && <Html as="h2" html={title} />}
    {number_items.length > 0 && (
      <ul className={styles.list}>
        {number_items.map(({ number, label, description }, i) => (
          <li key={i} className={styles.item}>
            <p className={styles.number}>{number}</p>
            {label !== null && <Html as="p" html={label} className={styles.label} />}
            {description !== null && <Html as="p" html={description} className={styles.description} />}
          </li>
        ))}
      </ul>
    )}
  </div>
);
