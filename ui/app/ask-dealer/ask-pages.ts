import { createElement } from 'react';
import { askedFormAt } from '../../../application/visitor/ask-dealer/ask-address.ts';
import { askLanguage } from '../../../application/visitor/ask-dealer/page-texts.ts';
import type { PageModule } from '../page-module.ts';
import { AskDealerPage } from './ask-dealer-page.tsx';
import { askPageModule } from './ask-page-module.ts';

/** The standalone page of a form for a dealer, in the language of its path. */
export const pageAt = (path: string): PageModule => {
  const formId = askedFormAt(path.endsWith('/') ? path : `${path}/`) ?? 'dealer-modal';
  const language = askLanguage(formId);
  return {
    Page: () => createElement(AskDealerPage, { formId }),
    ...(language !== 'en' && { language }),
    ...askPageModule(formId),
  };
};
