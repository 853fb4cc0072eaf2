import type { ComparisonCell as Cell } from '../../../application/visitor/compare-dealers/compare-dealers-view.ts';
import { useServices } from '../../bindings/services.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Stars } from '../../components/stars/stars.tsx';
import { OpeningNow } from '../../bindings/opening-now.tsx';
import { directionsTo } from '../directions.ts';
import shared from '../../components/comparison-table/comparison-table.module.css';
import styles from './comparison.module.css';

/** Days and opening times, which stay on one line. */
const UNBROKEN = /(\w+-\w+:|\d+:\d\d [AP]M - \d+:\d\d [AP]M)/;

/** Text that stays on one line. If both times don't fit, it breaks between them. */
const NoWrap = ({ text }: { text: string }) => {
  const [from = '', until] = text.split(' - ');
  return (
    <span className={styles.whole}>
      {until === undefined ? (
        from
      ) : (
        <>
          <NoWrap text={from} /> <span className={styles.whole}>- {until}</span>
        </>
      )}
    </span>
  );
};

/** A cell: one dealer's value in one row. `name` is the dealer's. */
export const ComparisonCell = ({ cell, name }: { cell: Cell; name: string }) => {
  const { directions } = useServices().dealerTexts;
  switch (cell.kind) {
    case 'text':
      return cell.text;
    case 'hours':
      return (
        <>
          <OpeningNow hours={cell.hours} />
          {cell.text.split(UNBROKEN).map((part, i) => (i % 2 === 0 ? part : <NoWrap key={i} text={part} />))}
        </>
      );
    case 'holds':
      return (
        <span className={cell.holds ? shared.yes : styles.no}>
          {cell.holds && <Icon name="check" size={18} />}
          {cell.text}
        </span>
      );
    case 'rating':
      return (
        <span className={styles.rating}>
          <Stars stars={cell.stars} label={cell.label} />
          {cell.text}
        </span>
      );
    case 'address':
      return (
        <>
          {cell.text}
          <br data-unprinted="" />
          <a
            className={styles.link}
            href={directionsTo(cell.text)}
            rel="noopener external"
            aria-label={`${directions}, ${name}`}
            data-unprinted=""
          >
            {directions}
          </a>
        </>
      );
    case 'website':
      return (
        <a
          className={`${styles.link} ${styles.website}`}
          href={cell.address}
          rel="noopener nofollow external"
          aria-label={`${cell.text}, ${name}`}
        >
          {cell.text}
        </a>
      );
  }
};
