import type { ListedDealer } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { useServices } from '../../bindings/services.ts';
import { Link } from '../../components/link/link.tsx';
import styles from './dealer-card.module.css';

/** Adds a dealer to the comparison, or removes it. It is a link, because the list's address holds the picked dealers. */
export const CompareLink = ({ name, step }: { name: string; step: NonNullable<ListedDealer['compare']> }) => {
  const { dealerTexts: texts } = useServices();
  if (step.address === null)
    return (
      <span className={styles.compare} role="link" aria-disabled="true" title={texts.compareFull}>
        {texts.compare}
      </span>
    );
  const link = {
    className: styles.compare,
    'aria-label': texts.compareLabel(name, step.isCompared),
  };
  const text = step.isCompared ? texts.compared : texts.compare;
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
