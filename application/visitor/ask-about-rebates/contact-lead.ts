import type { EstimateSavingsView } from '../estimate-savings/estimate-savings-view.ts';
import { askAboutRebatesTexts } from './texts.ts';

/** What a homeowner may expect who asks a dealer about these savings. */
export const contactLead = ({ kind }: Pick<EstimateSavingsView, 'kind'>): string =>
  kind === 'found' ? askAboutRebatesTexts.leadWithPrograms : askAboutRebatesTexts.lead;
