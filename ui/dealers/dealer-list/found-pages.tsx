import {
  addressOf,
  pageNumbers,
  withComparedToggled,
} from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import {
  countLine,
  findDealersTexts,
  foundHeading,
  pageLabel,
} from '../../../application/visitor/find-dealers/texts.ts';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { CompareBar } from '../compare/compare-bar.tsx';
import { DealerCard, type DealerCardActions } from '../dealer-card/dealer-card.tsx';
import styles from './dealer-list.module.css';
import type { DealersFound } from './dealers-found.ts';

/** Pages of three in the full locator, with their count, and the dealers picked for a comparison (specification, section 2). */
export const FoundPages: DealersFound = ({ view, place, actions }) => {
  const { area, page, search, compared } = view;
  const { path, comparePath } = place;
  const compareStep: DealerCardActions['compareStep'] = ({ companyId }) => {
    if (companyId === null || comparePath === undefined) return null;
    const step = withComparedToggled({ ...search, page: page.number }, companyId);
    const isCompared = search.compared.includes(companyId);
    return { isCompared, address: step === null ? null : addressOf(path, step) };
  };
  return (
    <>
      <div className={styles.top}>
        <h2>{foundHeading(area)}</h2>
        <p className={styles.count} role="status">
          {countLine(page)}
        </p>
      </div>
      <ul className={styles.list}>
        {/* By place, not by dealer: turning the page then changes words, and builds nothing anew. */}
        {page.items.map((card, slot) => (
          <li key={slot}>
            <DealerCard card={card} actions={{ ...actions, compareStep }} />
          </li>
        ))}
      </ul>
      {page.pages > 1 && (
        <Pagination
          current={page.number}
          pages={page.pages}
          numbers={pageNumbers(page)}
          texts={{
            name: findDealersTexts.pagesName,
            previous: findDealersTexts.previous,
            next: findDealersTexts.next,
            page: pageLabel,
          }}
          addressOf={(number) => addressOf(path, { ...search, page: number })}
        />
      )}
      {comparePath !== undefined && compared.length > 0 && (
        <CompareBar search={search} compared={compared} path={path} comparePath={comparePath} />
      )}
    </>
  );
};
