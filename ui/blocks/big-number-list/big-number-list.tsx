import { useId } from 'react';
import cardGrid from '../../components/card-grid/card-grid.module.css';
import { Html } from '../../components/html/html.tsx';
import { Tooltip } from '../../components/tooltip/tooltip.tsx';
import styles from './big-number-list.module.css';
import type { BigNumber, BigNumberListProps } from './view.ts';

/** Figures with their labels. */
export const Block = ({ title, numbers, isWordy, explain }: BigNumberListProps) => (
  <div className={styles.block}>
    {title !== null && <Html as="h2" html={title} />}
    {numbers.length > 0 && (
      <ul className={`${styles.list} ${cardGrid.even}`} data-wordy={isWordy ? '' : undefined}>
        {numbers.map((item, i) => (
          <Figure key={i} {...item} explain={explain} />
        ))}
      </ul>
    )}
  </div>
);

const Figure = ({ number, label, description, tooltip, explain }: BigNumber & { explain: string }) => {
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
          {number !== null && <p className={styles.number}>{number}</p>}
          <div className={styles.label}>
            <Html as="span" html={label} id={id} />
            {note}
          </div>
        </>
      )}
      {description !== null && <Html as="p" html={description} className={styles.description} />}
    </li>
  );
};
