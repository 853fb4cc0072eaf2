import type { ListedDealer } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import {
  cardTexts,
  compareLabel,
  findDealersTexts,
} from '../../../application/visitor/find-dealers/texts.ts';
import { Link } from '../../components/link/link.tsx';
import styles from './dealer-card.module.css';

/** Adds a dealer to the comparison, or takes it out: a link, since the address of the list holds the choice. */
export const CompareLink = ({ name, step }: { name: string; step: NonNullable<ListedDealer['compare']> }) => {
  if (step.address === null)
    return (
      <span className={styles.compare} role="link" aria-disabled="true" title={findDealersTexts.compareFull}>
        {cardTexts.compare}
      </span>
    );
  const link = {
    className: styles.compare,
    'aria-label': compareLabel(name, step.isCompared),
  };
  const text = step.isCompared ? cardTexts.compared : cardTexts.compare;
  return step.isElsewhere ? (
    <a {...link} href={step.address}>
      {text}
    </a>
  ) : (
    <Link {...link} to={step.address} replace data-held="">
      {text}
    </Link>
  );
};
