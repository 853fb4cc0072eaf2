import type { ListedDealer } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import {
  cardTexts,
  compareLabel,
  findDealersTexts,
} from '../../../application/visitor/find-dealers/texts.ts';
import { Link } from '../../components/link/link.tsx';
import styles from './dealer-card.module.css';

/** Adds a dealer to the comparison, or takes it out: a link, since the address of the list holds the choice. */
export const CompareLink = ({ name, step }: { name: string; step: NonNullable<ListedDealer['compare']> }) =>
  step.address === null ? (
    <span className={styles.compare} role="link" aria-disabled="true" title={findDealersTexts.compareFull}>
      {cardTexts.compare}
    </span>
  ) : (
    <Link
      className={styles.compare}
      to={step.address}
      replace
      data-held=""
      aria-label={compareLabel(name, step.isCompared)}
    >
      {step.isCompared ? cardTexts.compared : cardTexts.compare}
    </Link>
  );
