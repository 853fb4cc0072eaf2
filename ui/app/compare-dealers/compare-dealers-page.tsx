import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isComparisonUnsettled } from '../../../application/visitor/compare-dealers/compare-dealers-view.ts';
import { compareDealersTexts } from '../../../application/visitor/compare-dealers/texts.ts';
import { searchOf } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import type { PageHead } from '../../../application/visitor/read-page/page-head.ts';
import { pageTitle } from '../../../application/visitor/read-page/texts.ts';
import { useServices, type Services } from '../../bindings/services.ts';
import { currentOf, useObservable } from '../../bindings/use-observable.ts';
import { Comparison } from '../../dealers/comparison/comparison.tsx';
import { COMPARE_PATH, type ComparisonPlace } from '../../dealers/comparison/comparison-place.ts';
import styles from './compare-dealers-page.module.css';

const PLACE: ComparisonPlace = { path: COMPARE_PATH, listPath: '/find-a-dealer/' };

/** The dealers that a visitor has picked in the locator, side by side; the address holds them (contract, section 6). */
export const Page = () => {
  const { compareDealers } = useServices();
  const view = useObservable(compareDealers.view$);
  const { search: query } = useLocation();

  useEffect(() => {
    void compareDealers.show(searchOf(new URLSearchParams(query)));
  }, [compareDealers, query]);

  return (
    <>
      <div className={styles.top}>
        <div className={styles.inner}>
          <h1>{compareDealersTexts.heading}</h1>
          <p>{compareDealersTexts.lead}</p>
        </div>
      </div>
      <div className={styles.comparison}>
        <Comparison view={view} place={PLACE} />
      </div>
    </>
  );
};

export const usesDealers = true;

export const prepare = ({ compareDealers }: Services, query: URLSearchParams): Promise<void> =>
  compareDealers.show(searchOf(query));

export const isUnsettled = ({ compareDealers }: Services): boolean =>
  isComparisonUnsettled(currentOf(compareDealers.view$));

/** Everybody's comparison is another: search engines are not to list any. */
export const head = ({ site }: Services): PageHead => ({
  title: pageTitle(compareDealersTexts.heading, site.brandName),
  description: compareDealersTexts.description(site.brandName),
  canonicalPath: PLACE.path,
  isListed: false,
  structuredData: [],
});
