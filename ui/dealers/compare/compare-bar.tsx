import type { FoundView } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { useServices } from '../../bindings/services.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Link } from '../../components/link/link.tsx';
import styles from './compare-bar.module.css';

/** The dealers picked for a comparison, and the link to it once there are enough. */
export const CompareBar = ({ compared, comparison }: Pick<FoundView, 'compared' | 'comparison'>) => {
  const { comparisonName, pickedCount, compareLabel, compareDealers } = useServices().dealerTexts;
  return (
    <section className={styles.bar} aria-label={comparisonName}>
      <p className={styles.count}>{pickedCount(compared.length)}</p>
      <ul className={styles.picked} data-picked="">
        {compared.map(({ companyId, name, without }) => (
          <li key={companyId}>
            <Link
              className={styles.remove}
              to={without}
              replace
              data-held=""
              aria-label={compareLabel(name, true)}
            >
              <span className={styles.chip}>
                <span className={styles.name}>{name}</span>
                <Icon name="close" size={16} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {comparison === null ? (
        <p className={styles.hint}>{compareDealers(compared.length)}</p>
      ) : (
        <p className={styles.compare}>
          <ButtonLink variant="secondary" href={comparison}>
            {compareDealers(compared.length)}
          </ButtonLink>
        </p>
      )}
    </section>
  );
};
