import { askDealerTexts } from '../../../application/visitor/ask-dealer/texts.ts';
import { bookingForm } from '../../../application/visitor/send-request/forms.ts';
import { useServices } from '../../bindings/services.ts';
import { askPageModule } from './ask-page-module.ts';
import { AskDealerPage } from './ask-dealer-page.tsx';

/** `Book online` on a page of its own. */
export const Page = () => {
  const { today } = useServices().site.bookableDays;
  return <AskDealerPage formId="booking" form={bookingForm(() => today)} />;
};

export const { usesDealers, usesLeads, prepare, isUnsettled, head } = askPageModule(askDealerTexts.book);
