import { useId } from 'react';
import { blockTextsIn } from '../block-texts.ts';
import { Html } from '../../components/html/html.tsx';
import { Tooltip } from '../../components/tooltip/tooltip.tsx';
import type { BlockProps } from '../block-module.ts';
import styles from './big-number-list.module.css';
import type { BigNumberListAttributes } from './codec.ts';

/** Figures that speak for themselves, each with what it stands for (specification, section 1: big-number list). */
export const Block = ({
  attributes: {
    data: { title, number_items },
  },
  page,
}: BlockProps<BigNumberListAttributes>) => {
  const explain = blockTextsIn(page.language).explain;
  return (
    <div className={styles.block}>
      {title !== null && <Html as="h2" html={title} />}
      {number_items.length > 0 && (
        <ul className={styles.list}>
          {number_items.map((item, i) => (
            <Figure key={i} {...item} explain={explain} />
          ))}
        </ul>
      )}
    </div>
  );
};

const Figure = ({
  number,
  label,
  description,
  tooltip,
  explain,
}: BigNumberListAttributes['data']['number_items'][number] & { explain: string }) => {
  const id = useId();
  const note = tooltip !== null && (
    <Tooltip label={explain} subjectId={id}>
      {tooltip}
    </Tooltip>
  );
  return (
    <li className={styles.item}>
      {label === null ? (
        <div className={styles.number}>
          <span id={id}>{number}</span> {note}
        </div>
      ) : (
        <>
          <p className={styles.number}>{number}</p>
          <div className={styles.label}>
            <Html as="span" html={label} id={id} /> {note}
          </div>
        </>
      )}
      {description !== null && <Html as="p" html={description} className={styles.description} />}
    </li>
  );
};
