import { pageLanguage } from '../../../application/visitor/read-page/page-language.ts';
import type { PageModule } from '../page-module.ts';
import { dealerModule } from './dealer-module.ts';
import { Page } from './dealer-page.tsx';

/** The dealer page, in the language of its path. */
export const pageAt = (path: string): PageModule => {
  const language = pageLanguage(path);
  return { Page, ...(language !== 'en' && { language }), ...dealerModule(language) };
};
