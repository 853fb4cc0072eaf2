import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { RebateZip } from '../../rebates/rebate-zip/rebate-zip.tsx';
import { Results } from '../../rebates/results/results.tsx';
import styles from './rebate-results.module.css';
import type { RebateResultsProps } from './view.ts';

/** The rebate programs of an area. */
export const Block = ({ heading, zipAction, texts }: RebateResultsProps) => {
  const view = useObservable(useServices().estimateSavings.view$);
  return (
    <div className={styles.section}>
      {heading !== null && <h2>{heading}</h2>}
      {zipAction !== null && <RebateZip action={zipAction} texts={texts.box} heading={heading} />}
      <Results view={view} texts={texts.estimate} />
    </div>
  );
};
