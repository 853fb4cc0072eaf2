import { planSystemTexts } from '../../application/visitor/plan-system/texts.ts';
import { suggestSystemsTexts } from '../../application/visitor/suggest-systems/texts.ts';
import { weighLeaseTexts } from '../../application/visitor/weigh-lease/texts.ts';

/** Where the forms are that answer on their page, and the buttons that send them. */
export const HOME_FORMS = {
  helper: { path: '/products/', ...suggestSystemsTexts },
  estimate: { path: '/resources/build-your-own-system/', ...planSystemTexts },
  lease: { path: '/pricing/leasing/', ...weighLeaseTexts },
} satisfies Readonly<
  Record<string, { readonly path: string; readonly heading: string; readonly submit: string }>
>;

export type HomeForm = keyof typeof HOME_FORMS;
