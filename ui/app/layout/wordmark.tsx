import onDark from '../../theme/illustrations/wordmark-on-dark.svg';
import onLight from '../../theme/illustrations/wordmark.svg';
import styles from './wordmark.module.css';

/** The only brand with a wordmark image. Other brand names are text in the heading typeface. */
const RENDERED = 'RunTru';

/** Matches when the header is dark. In forced colors the wordmark keeps its light panel instead. */
const PREFERS_DARK = 'screen and (prefers-color-scheme:dark) and (forced-colors:none)';

export const Wordmark = ({ brandName, dark = false }: { brandName: string; dark?: boolean }) =>
  brandName === RENDERED ? (
    <picture>
      {!dark && <source media={PREFERS_DARK} srcSet={onDark} />}
      <img
        className={dark ? styles.dark : styles.light}
        src={dark ? onDark : onLight}
        alt={RENDERED}
        width="168"
        height="40"
      />
    </picture>
  ) : (
    brandName
  );
