import { descriptions, locatorTexts } from '../../../application/visitor/read-page/texts.ts';
import type { DealerListPlace } from '../../dealers/dealer-list/dealer-list-place.ts';
import { FoundPages } from '../../dealers/dealer-list/found-pages.tsx';
import { HelpCard } from '../../leads/help-card/help-card.tsx';
import { dealerPageModule } from '../dealer-page-module.ts';
import { DealerPage } from '../dealer-page.tsx';
import styles from '../dealer-page.module.css';

const PLACE: DealerListPlace = {
  path: '/find-a-dealer/',
  kind: 'locator',
  comparePath: '/find-a-dealer/compare/',
};

/** The full locator (specification, section 2). */
export const Page = () => (
  <>
    <DealerPage texts={locatorTexts} place={PLACE} found={FoundPages} />
    <div className={styles.help}>
      <HelpCard />
    </div>
  </>
);

export const { usesDealers, prepare, head, isUnsettled } = dealerPageModule(
  PLACE,
  locatorTexts.heading,
  descriptions.findADealer,
);
