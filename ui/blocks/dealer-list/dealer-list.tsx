import { useMemo } from 'react';
import type { DealerListPlace } from '../../dealers/dealer-list/dealer-list-place.ts';
import { FoundPages } from '../../dealers/dealer-list/found-pages.tsx';
import { HelpCard } from '../../leads/help-card/help-card.tsx';
import { DealerResults } from '../../searching/dealer-results.tsx';
import type { BlockProps } from '../block-module.ts';
import type { DealerListAttributes } from './codec.ts';
import styles from './dealer-list.module.css';

const COMPARE_PATH = '/find-a-dealer/compare/';

/** The full locator's list: filters, pages of three, reviews, ways to get in touch (specification, section 2). */
export const Block = ({ attributes: { data }, page }: BlockProps<DealerListAttributes>) => {
  const place: DealerListPlace = useMemo(
    () => ({ path: page.path, kind: 'locator', comparePath: COMPARE_PATH }),
    [page.path],
  );
  return (
    <>
      <DealerResults place={place} found={FoundPages} />
      {data.help_card && (
        <div className={styles.help}>
          <HelpCard />
        </div>
      )}
    </>
  );
};
