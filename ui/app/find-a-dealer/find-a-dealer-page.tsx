import { descriptions, locatorTexts } from '../../../application/visitor/read-page/texts.ts';
import { dealerPageModule } from '../dealer-page-module.ts';
import { DealerPage } from '../dealer-page.tsx';

const PLACE = { path: '/find-a-dealer/' };

/** The full locator (specification, section 2). */
export const Page = () => <DealerPage texts={locatorTexts} place={PLACE} />;

export const { prepare, head, isUnsettled } = dealerPageModule(
  PLACE.path,
  locatorTexts.heading,
  descriptions.findADealer,
);
