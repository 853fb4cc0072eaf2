import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './pagination.module.css';

interface PaginationTexts {
  readonly name: string;
  readonly previous: string;
  readonly next: string;
  readonly page: (number: number) => string;
}

/** Links to the pages of a list; without scripts they are plain links. Null stands where pages are left out, and for a step that leads nowhere. */
export const Pagination = ({
  current,
  pages,
  links: { numbers, previous, next },
  texts,
}: {
  current: number;
  pages: number;
  links: {
    readonly numbers: ReadonlyArray<{ readonly number: number; readonly address: string } | null>;
    readonly previous: string | null;
    readonly next: string | null;
  };
  texts: PaginationTexts;
}) => (
  <nav className={styles.pages} aria-label={texts.name}>
    <Step to={previous}>
      <Icon name="arrow-left" size={18} />
      {texts.previous}
    </Step>
    {numbers.map((link, i) =>
      link === null ? (
        <span key={`gap-${i}`} className={styles.gap} aria-hidden="true">
          …
        </span>
      ) : (
        <Link
          key={link.number}
          className={
            [1, current, pages].includes(link.number) ? styles.number : `${styles.number} ${styles.near}`
          }
          to={link.address}
          aria-label={texts.page(link.number)}
          aria-current={link.number === current ? 'page' : undefined}
        >
          {link.number}
        </Link>
      ),
    )}
    <Step to={next}>
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
