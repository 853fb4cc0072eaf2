import { runningCostTexts } from '../../application/visitor/compare-running-costs/texts.ts';
import { planSystemTexts } from '../../application/visitor/plan-system/texts.ts';
import { suggestSystemsTexts } from '../../application/visitor/suggest-systems/texts.ts';
import { weighLeaseTexts } from '../../application/visitor/weigh-lease/texts.ts';

/** The forms whose answer appears on the same page: their pages, headings and buttons. The server answers the comparison of running costs. */
export const HOME_FORMS = {
  helper: { path: '/products/', ...suggestSystemsTexts },
  estimate: { path: '/resources/build-your-own-system/', ...planSystemTexts },
  running: { path: '/products/heat-pump-or-furnace/', ...runningCostTexts },
  lease: { path: '/pricing/leasing/', ...weighLeaseTexts },
} satisfies Readonly<
  Record<string, { readonly path: string; readonly heading: string; readonly submit: string }>
>;

export type HomeForm = keyof typeof HOME_FORMS;
