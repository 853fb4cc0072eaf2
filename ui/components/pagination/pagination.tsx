import { Fragment, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './pagination.module.css';

interface PaginationTexts {
  readonly name: string;
  readonly previous: string;
  readonly next: string;
  readonly page: (number: number) => string;
}

type PageLink = { readonly number: number; readonly address: string } | null;

const MAX_ON_PHONE = 3;

/**
 * Links to the pages of a list, which also work without scripts. Null means skipped pages, or a previous or next page that
 * doesn't exist. With more than three pages, phones show only the first, the current and the last.
 */
export const Pagination = ({
  current,
  pages,
  links: { numbers, previous, next },
  texts,
}: {
  current: number;
  pages: number;
  links: {
    readonly numbers: ReadonlyArray<PageLink>;
    readonly previous: string | null;
    readonly next: string | null;
  };
  texts: PaginationTexts;
}) => {
  const onPhone = numbers.flatMap((link) =>
    link !== null && (pages <= MAX_ON_PHONE || [1, current, pages].includes(link.number))
      ? [link.number]
      : [],
  );
  const isBehindPhoneGap = (number: number): boolean =>
    number - (onPhone[onPhone.indexOf(number) - 1] ?? number) > 1;
  return (
    <nav className={styles.pages} aria-label={texts.name}>
      <Step to={previous}>
        <Icon name="arrow-left" size={18} />
        {texts.previous}
      </Step>
      {numbers.map((link, i) =>
        link === null ? (
          <Gap key={`gap-${i}`} className={`${styles.gap} ${styles.wide}`} />
        ) : (
          <Fragment key={link.number}>
            {isBehindPhoneGap(link.number) && <Gap className={`${styles.gap} ${styles.phone}`} />}
            <Link
              className={onPhone.includes(link.number) ? styles.number : `${styles.number} ${styles.wide}`}
              to={link.address}
              aria-label={texts.page(link.number)}
              aria-current={link.number === current ? 'page' : undefined}
            >
              {link.number}
            </Link>
          </Fragment>
        ),
      )}
      <Step to={next}>
        {texts.next}
        <Icon name="arrow-right" size={18} />
      </Step>
    </nav>
  );
};

const Gap = ({ className }: { className: string | undefined }) => (
  <span className={className} aria-hidden="true">
    …
  </span>
);

/** Renders a disabled link without `to`, so that nothing moves. */
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
