import { createElement } from 'react';
import { pageTitle } from '../../../application/visitor/read-page/frame-texts.ts';
import { pageLanguage } from '../../../application/visitor/read-page/page-language.ts';
import { requestTextsIn } from '../../../application/visitor/follow-request/request-texts.ts';
import { currentOf } from '../../bindings/use-observable.ts';
import type { PageModule } from '../page-module.ts';
import { RequestPage } from './request-page.tsx';

/** The page of one request, entirely in the language of the path. Search engines don't list it. */
export const pageAt = (path: string): PageModule => {
  const language = pageLanguage(path);
  const own = language === 'en' ? {} : { language };
  return {
    ...own,
    Page: () => createElement(RequestPage, { language }),
    isPersonal: true,
    isSecret: () => true,
    head: ({ site: { brandName }, followedRequest }) => {
      const title = currentOf(followedRequest.view$)?.title ?? requestTextsIn(language).title;
      return {
        title: pageTitle(title, brandName),
        description: title,
        canonicalPath: null,
        isListed: false,
        structuredData: [],
        ...own,
      };
    },
  };
};
