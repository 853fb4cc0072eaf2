import { FoundPages } from '../../dealers/dealer-list/found-pages.tsx';
import { HelpCard } from '../../leads/help-card/help-card.tsx';
import { DealerResults } from '../../searching/dealer-results.tsx';
import styles from './dealer-list.module.css';
import type { DealerListProps } from './view.ts';

/** The full locator's list. */
export const Block = ({ place, hasHelpCard }: DealerListProps) => (
  <>
    <DealerResults place={place} found={FoundPages} />
    {hasHelpCard && (
      <div className={styles.help} data-unprinted="">
        <HelpCard />
      </div>
    )}
  </>
);
