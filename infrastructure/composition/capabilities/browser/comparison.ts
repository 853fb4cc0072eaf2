import type { CompareDealersView } from '../../../../application/visitor/compare-dealers/compare-dealers-view.ts';
import {
  compareDealersTexts,
  type CompareDealersTexts,
} from '../../../../application/visitor/compare-dealers/texts.ts';
import type { OtherLanguage } from '../../../../domain/content/site-language.ts';
import { comparisonModule } from '../../visitor/comparison-module.ts';
import type { BrowserCapability } from '../browser-capability.ts';

/** Additional bindings for the comparison page, in their own chunk, because dealer lists only link to the comparison. */
export const load: BrowserCapability<CompareDealersView>['load'] = async (
  { container, data: { dealerSearch, language } },
  resumed,
) =>
  container.load(
    comparisonModule({
      resumed,
      callRoutingGroup: dealerSearch.callRoutingGroup,
      texts: await textsIn(language),
    }),
  );

/** Texts in other languages are separate chunks. */
const textsIn = async (language: OtherLanguage | undefined): Promise<CompareDealersTexts> => {
  switch (language) {
    case undefined:
      return compareDealersTexts;
    case 'es':
      return (await import('../../../../application/visitor/compare-dealers/spanish-texts.ts'))
        .spanishComparison;
    case 'fr':
      return (await import('../../../../application/visitor/compare-dealers/french-texts.ts'))
        .frenchComparison;
  }
};
