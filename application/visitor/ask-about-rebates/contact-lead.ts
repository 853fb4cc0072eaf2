import type { EstimateSavingsView } from '../estimate-savings/estimate-savings-view.ts';
import { askAboutRebatesTexts } from './texts.ts';

/** The text above the form. It mentions programs only when the household's income was not stated. */
export const contactLead = ({ kind, box }: Pick<EstimateSavingsView, 'kind' | 'box'>): string =>
  kind === 'found' && box.stated.household === null
    ? askAboutRebatesTexts.leadWithPrograms
    : askAboutRebatesTexts.lead;
