import { planSystemTexts } from '../../application/visitor/plan-system/texts.ts';
import { suggestSystemsTexts } from '../../application/visitor/suggest-systems/texts.ts';
import { weighLeaseTexts } from '../../application/visitor/weigh-lease/texts.ts';
import type { HomeForm } from './choosing-parts.ts';

/** The forms whose answer appears on the same page: their pages, headings and buttons. */
export const HOME_FORMS: Readonly<
  Record<HomeForm, { readonly path: string; readonly heading: string; readonly submit: string }>
> = {
  helper: { path: '/products/', ...suggestSystemsTexts },
  estimate: { path: '/resources/build-your-own-system/', ...planSystemTexts },
  lease: { path: '/pricing/leasing/', ...weighLeaseTexts },
};
