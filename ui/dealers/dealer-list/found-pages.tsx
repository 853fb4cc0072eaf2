import { useServices } from '../../bindings/services.ts';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { PhoneText } from '../../components/phone-text/phone-text.tsx';
import { CompareBar } from '../compare/compare-bar.tsx';
import { useFocusAfterRemoval } from '../compare/use-focus-after-removal.ts';
import { DealerCard } from '../dealer-card/dealer-card.tsx';
import { DealerMap } from '../dealer-map/dealer-map.tsx';
import { DealerSorts, SortHelp } from '../dealer-sorts/dealer-sorts.tsx';
import styles from './dealer-list.module.css';
import type { DealersFound } from './dealers-found.ts';

/** The locator's results: pages of three dealers, their count, and the dealers picked for a comparison (specification, section 2). */
export const FoundPages: DealersFound = ({ view, actions }) => {
  const { area, page, pageLinks, compared, comparison } = view;
  const { pagesName, previous, next, pageLabel, foundHeading, moreHeading, countLine } =
    useServices().dealerTexts;
  const others = view.choices.filter(
    ({ companyId }) => !page.items.some(({ contact }) => contact?.companyId === companyId),
  );
  useFocusAfterRemoval(compared);
  return (
    <>
      <div className={styles.top}>
        <h2>{foundHeading(area)}</h2>
        <p className={styles.count}>{countLine(page)}</p>
      </div>
      {view.all.count > 1 && (
        <div className={styles.sorts} data-unprinted="">
          <DealerSorts view={view} />
        </div>
      )}
      <ol
        className={view.map === null ? styles.list : `${styles.list} ${styles.numbered}`}
        start={page.first}
      >
        {/* Keyed by index, so that turning the page updates the cards instead of rebuilding them. */}
        {page.items.map((card, slot) => (
          <li key={slot}>
            <DealerCard card={card} actions={actions} isAligned />
          </li>
        ))}
      </ol>
      {view.all.count > 1 && <SortHelp />}
      {pageLinks !== null && (
        <Pagination
          current={page.number}
          pages={page.pages}
          links={pageLinks}
          texts={{ name: pagesName, previous, next, page: pageLabel }}
        />
      )}
      {others.length > 0 && (
        <section className={styles.more} hidden>
          <h2>{moreHeading(area)}</h2>
          <ul>
            {others.map(({ companyId, name, phone }) => (
              <li key={companyId}>
                {name} {phone !== null && <PhoneText text={phone} />}
              </li>
            ))}
          </ul>
        </section>
      )}
      {view.map !== null && <DealerMap map={view.map} page={page} />}
      {compared.length > 0 && <CompareBar compared={compared} comparison={comparison} />}
    </>
  );
};
