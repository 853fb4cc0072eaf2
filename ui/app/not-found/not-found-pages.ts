import { createElement } from 'react';
import { LIST_PATHS } from '../../../application/visitor/find-dealers/list-paths.ts';
import { pageTitle } from '../../../application/visitor/read-page/frame-texts.ts';
import { homeIn } from '../../../application/visitor/read-page/language-texts.ts';
import { pageLanguage } from '../../../application/visitor/read-page/page-language.ts';
import { TRANSLATED_NOT_FOUND } from '../../../application/visitor/read-page/translated-not-found.ts';
import type { OtherLanguage } from '../../../domain/content/site-language.ts';
import type { PageModule } from '../page-module.ts';
import * as english from './not-found-page.tsx';
import { TranslatedNotFoundPage } from './translated-not-found-page.tsx';

/** The not-found page, in the language of the path. */
export const pageAt = (path: string): PageModule => {
  const language = pageLanguage(path);
  return language === 'en' ? english : translated(language);
};

const translated = (language: OtherLanguage): PageModule => {
  const texts = TRANSLATED_NOT_FOUND[language];
  const props = { language, texts, listPath: LIST_PATHS[language], homePath: homeIn(language) };
  return {
    Page: () => createElement(TranslatedNotFoundPage, props),
    language,
    head: ({ site: { brandName } }) => ({
      title: pageTitle(texts.heading, brandName),
      description: texts.lead,
      canonicalPath: null,
      isListed: false,
      structuredData: [],
      language,
    }),
  };
};
