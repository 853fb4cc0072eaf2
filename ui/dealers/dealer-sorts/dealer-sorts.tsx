import type { ShownSearch } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { useServices } from '../../bindings/services.ts';
import { Link } from '../../components/link/link.tsx';
import styles from './dealer-sorts.module.css';

/** Links to the sort orders of the dealer list, which its address holds, and an explanation of the orders below. */
export const DealerSorts = ({ view: { sorts } }: { view: ShownSearch }) => {
  const { dealerTexts: texts } = useServices();
  return (
    <div className={styles.sorts} data-unprinted="">
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
      <details className={styles.help}>
        <summary className={styles.summary}>{texts.sortHelp}</summary>
        <p>{texts.sortExplanation}</p>
      </details>
    </div>
  );
};
