import type { EstimateSavingsView } from '../estimate-savings/estimate-savings-view.ts';
import { askAboutRebatesTexts } from './texts.ts';

/** What a homeowner may expect who asks a dealer about these savings. */
export const contactLead = ({ kind, box }: Pick<EstimateSavingsView, 'kind' | 'box'>): string =>
  kind === 'found' && box.stated.household === null
    ? askAboutRebatesTexts.leadWithPrograms
    : askAboutRebatesTexts.lead;
