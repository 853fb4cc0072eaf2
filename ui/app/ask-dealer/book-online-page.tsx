import { askPageModule } from './ask-page-module.ts';
import { AskDealerPage } from './ask-dealer-page.tsx';

/** `Book online` on a page of its own. */
export const Page = () => <AskDealerPage formId="booking" />;

export const { needs, readsAddress, queryOf, prepare, isUnsettled, head } = askPageModule('booking');
