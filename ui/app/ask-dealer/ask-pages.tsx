import { askedFormAt } from '../../../application/visitor/ask-dealer/ask-address.ts';
import { languageOf } from '../../../domain/lead/form-ids.ts';
import type { PageModule } from '../page-module.ts';
import { AskDealerPage } from './ask-dealer-page.tsx';
import { askPageModule } from './ask-page-module.ts';

/** The page of a form for a dealer, in the language of its path. */
export const askPageAt = (path: string): PageModule => {
  const formId = askedFormAt(path.endsWith('/') ? path : `${path}/`) ?? 'dealer-modal';
  const language = languageOf(formId);
  return {
    Page: () => <AskDealerPage formId={formId} />,
    ...(language !== 'en' && { language }),
    ...askPageModule(formId),
  };
};
