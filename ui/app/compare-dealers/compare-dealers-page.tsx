import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { Comparison } from '../../dealers/comparison/comparison.tsx';
import styles from './compare-dealers-page.module.css';

/** The dealers that the visitor picked in the locator, side by side. The address holds the selection (contract, section 6). */
export const Page = () => {
  const { compareDealers } = useServices();
  const view = useObservable(compareDealers.view$);
  const { search: query } = useLocation();

  useEffect(() => {
    void compareDealers.showAt(new URLSearchParams(query));
  }, [compareDealers, query]);

  return (
    <>
      <div className={styles.top}>
        <div className={styles.inner}>
          <h1>{compareDealers.texts.heading}</h1>
          <p>{compareDealers.texts.lead}</p>
        </div>
      </div>
      <div className={styles.comparison}>
        <Comparison view={view} />
      </div>
    </>
  );
};
