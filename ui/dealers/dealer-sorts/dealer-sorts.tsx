import type { ShownSearch } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { useServices } from '../../bindings/services.ts';
import { Link } from '../../components/link/link.tsx';
import styles from './dealer-sorts.module.css';

/** Links to the sort orders of the dealer list, which its address holds. */
export const DealerSorts = ({ view: { sorts } }: { view: ShownSearch }) => {
  const { dealerTexts: texts } = useServices();
  return (
    <nav className={styles.orders} aria-label={texts.sortName}>
      <span className={styles.prefix}>{texts.sortPrefix}</span>
      <ul className={styles.list}>
        {sorts.map(({ sort, label, address, isOn }) => (
          <li key={sort}>
            <Link
              className={styles.order}
              to={address}
              rel="nofollow"
              aria-current={isOn ? 'true' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** Explains the sort orders. */
export const SortHelp = () => {
  const { sortHelp, sortExplanation } = useServices().dealerTexts;
  return (
    <details className={styles.help} data-unprinted="">
      <summary className={styles.summary}>{sortHelp}</summary>
      <p>{sortExplanation}</p>
    </details>
  );
};
