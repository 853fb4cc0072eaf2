import { Link } from 'react-router-dom';
import {
  addressOf,
  searchNear,
  withComparedToggled,
  type DealerSearch,
  type FindDealersView,
} from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import {
  compareDealers,
  compareLabel,
  findDealersTexts,
} from '../../../application/visitor/find-dealers/texts.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import styles from './compare-bar.module.css';

type Compared = Extract<FindDealersView, { kind: 'found' }>['compared'];

/** The dealers picked for a comparison, and the way to it once there are two. */
export const CompareBar = ({
  search,
  compared,
  path,
  comparePath,
}: {
  search: DealerSearch;
  compared: Compared;
  path: string;
  /** The address of the comparison. */
  comparePath: string;
}) => (
  <section className={styles.bar} aria-label={findDealersTexts.comparisonName}>
    <ul className={styles.picked}>
      {compared.map(({ companyId, name }) => (
        <li key={companyId}>
          <Link
            className={styles.remove}
            to={addressOf(path, withComparedToggled(search, companyId) ?? search)}
            replace
            aria-label={compareLabel(name, true)}
          >
            {name}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
    </ul>
    {compared.length < 2 ? (
      <p className={styles.hint}>{compareDealers(compared.length)}</p>
    ) : (
      <ButtonLink
        look="secondary"
        href={addressOf(comparePath, {
          ...searchNear(search.zipcode),
          compared: compared.map(({ companyId }) => companyId),
        })}
      >
        {compareDealers(compared.length)}
      </ButtonLink>
    )}
  </section>
);
