import onDark from '../../theme/illustrations/wordmark-on-dark.svg';
import onLight from '../../theme/illustrations/wordmark.svg';
import styles from './wordmark.module.css';

/** The brand whose wordmark is drawn; another brand is written in the heading typeface. */
const DRAWN = 'RunTru';

export const Wordmark = ({ brandName, dark = false }: { brandName: string; dark?: boolean }) =>
  brandName === DRAWN ? (
    <img
      className={dark ? styles.dark : styles.light}
      src={dark ? onDark : onLight}
      alt={DRAWN}
      width="168"
      height="40"
    />
  ) : (
    brandName
  );
