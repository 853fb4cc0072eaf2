import { createElement } from 'react';
import { pageLanguage } from '../../../application/visitor/read-page/page-language.ts';
import { REQUEST_TOKEN } from '../../../application/visitor/follow-request/request-path.ts';
import type { PageModule } from '../page-module.ts';
import { ThanksPage } from './thanks-page.tsx';
import { prepareThanks, thanksHead, thanksQueryIn } from './thanks-view.ts';

/** The thank-you page, entirely in the language of the path (contract, section 6). */
export const pageAt = (path: string): PageModule => {
  const language = pageLanguage(path);
  const own = language === 'en' ? {} : { language };
  return {
    ...own,
    Page: () => createElement(ThanksPage, { language }),
    isPersonal: true,
    isSecret: (query) => query.has(REQUEST_TOKEN),
    readsAddress: true,
    queryOf: thanksQueryIn(language),
    prepare: prepareThanks(language),
    head: ({ site }) => ({ ...thanksHead(language, site), ...own }),
  };
};
