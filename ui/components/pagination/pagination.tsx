import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icon/icon.tsx';
import styles from './pagination.module.css';

interface PaginationTexts {
  readonly name: string;
  readonly previous: string;
  readonly next: string;
  readonly page: (number: number) => string;
}

/** Links to the pages of a list; without scripts they are plain links. `numbers` holds null where some are left out. */
export const Pagination = ({
  current,
  pages,
  numbers,
  texts,
  addressOf,
}: {
  current: number;
  pages: number;
  numbers: ReadonlyArray<number | null>;
  texts: PaginationTexts;
  addressOf: (page: number) => string;
}) => (
  <nav className={styles.pages} aria-label={texts.name}>
    <Step to={current > 1 ? addressOf(current - 1) : null}>
      <Icon name="arrow-left" size={18} />
      {texts.previous}
    </Step>
    {numbers.map((number, i) =>
      number === null ? (
        <span key={`gap-${i}`} className={styles.gap} aria-hidden="true">
          …
        </span>
      ) : (
        <Link
          key={number}
          className={[1, current, pages].includes(number) ? styles.number : `${styles.number} ${styles.near}`}
          to={addressOf(number)}
          aria-label={texts.page(number)}
          aria-current={number === current ? 'page' : undefined}
        >
          {number}
        </Link>
      ),
    )}
    <Step to={current < pages ? addressOf(current + 1) : null}>
      {texts.next}
      <Icon name="arrow-right" size={18} />
    </Step>
  </nav>
);

/** A step that leads nowhere keeps its place, as a link that is switched off. */
const Step = ({ to, children }: { to: string | null; children: ReactNode }) =>
  to === null ? (
    <span className={styles.step} role="link" aria-disabled="true">
      {children}
    </span>
  ) : (
    <Link className={styles.step} to={to}>
      {children}
    </Link>
  );
