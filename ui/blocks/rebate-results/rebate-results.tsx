import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { RebateZip } from '../../rebates/rebate-zip/rebate-zip.tsx';
import { Savings } from '../../rebates/savings/savings.tsx';
import { Results } from '../../rebates/results/results.tsx';
import styles from './rebate-results.module.css';
import type { RebateResultsProps } from './view.ts';

/** The programs of an area. */
export const Block = ({ heading, headingTag: Heading, zipAction, texts }: RebateResultsProps) => {
  const view = useObservable(useServices().estimateSavings.view$);
  return (
    <div className={styles.section}>
      {heading !== null && <Heading>{heading}</Heading>}
      {zipAction !== null && <RebateZip action={zipAction} texts={texts.box} heading={heading} />}
      {/* Another block shows the savings where it has the box. */}
      {zipAction !== null && view.kind === 'found' && view.rebates.amount !== null && (
        <Savings rebates={view.rebates} confirm={texts.estimate.confirm} />
      )}
      <Results view={view} texts={texts.estimate} />
    </div>
  );
};
