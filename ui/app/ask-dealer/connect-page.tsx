import { askPageModule } from './ask-page-module.ts';
import { AskDealerPage } from './ask-dealer-page.tsx';

/** `Connect with Dealer` on a page of its own. */
export const Page = () => <AskDealerPage formId="dealer-modal" />;

export const { needs, readsAddress, queryOf, prepare, isUnsettled, head } = askPageModule('dealer-modal');
