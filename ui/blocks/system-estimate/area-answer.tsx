import { Fragment } from 'react';
import type { PlanInArea, PlanSavings } from '../../../application/visitor/plan-system/plan-in-area-view.ts';
import { useServices } from '../../bindings/services.ts';
import styles from './system-estimate.module.css';

/** The price less the possible rebates. */
export const Savings = ({
  savings: { text, isFound, basis, household, programs, sample },
}: {
  savings: PlanSavings;
}) => {
  const { texts } = useServices().planSystem;
  return (
    <>
      {isFound && <p className={styles.lead}>{basis}</p>}
      {isFound ? <NetPrice text={text} /> : <p>{text}</p>}
      {household !== null && <p>{household}</p>}
      {sample !== null && <p className={styles.lead}>{sample}</p>}
      {programs !== null && <a href={programs}>{texts.seeRebates}</a>}
    </>
  );
};

const JOINT = ' · ';

/** Price, rebates and what is left. A line breaks only between them. */
const NetPrice = ({ text }: { text: string }) => (
  <p className={styles.back}>
    {text.split(JOINT).map((part, index) => (
      <Fragment key={part}>
        {index > 0 && JOINT}
        <span>{part}</span>
      </Fragment>
    ))}
  </p>
);

/** The usual size of such systems. */
export const Size = ({ size, sizeCaveat }: Pick<PlanInArea, 'size' | 'sizeCaveat'>) => {
  const { texts } = useServices().planSystem;
  return size === null ? (
    <p>{texts.sizeUnknown}</p>
  ) : (
    <>
      <p>{size}</p>
      {sizeCaveat !== null && <p className={styles.lead}>{sizeCaveat}</p>}
    </>
  );
};
