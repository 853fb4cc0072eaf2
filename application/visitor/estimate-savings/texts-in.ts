import { inLanguage, type SiteLanguage, type Translated } from '../../../domain/content/site-language.ts';
import { foundTexts, type FoundTexts, type HouseholdTexts } from './found-texts.ts';
import { frenchHouseholdTexts } from './french-household-texts.ts';
import { spanishBoxTexts, spanishTexts } from './spanish-texts.ts';
import type { EstimateTexts } from './texts.ts';
import { zipBoxTexts, type RebateBoxTexts } from './zip-box-texts.ts';

const TEXTS: Translated<FoundTexts> = { en: foundTexts, es: spanishTexts };
const BOX_TEXTS: Translated<RebateBoxTexts> = { en: zipBoxTexts, es: spanishBoxTexts };

export const rebateTextsIn = (language: SiteLanguage): FoundTexts => inLanguage(TEXTS, language);

const HOUSEHOLD_TEXTS: Translated<HouseholdTexts> = {
  en: foundTexts,
  es: spanishTexts,
  fr: frenchHouseholdTexts,
};

export const householdTextsIn = (language: SiteLanguage): HouseholdTexts =>
  inLanguage(HOUSEHOLD_TEXTS, language);

/** Texts of every block with rebates. */
export interface RebateBlockTexts {
  readonly estimate: EstimateTexts;
  readonly box: RebateBoxTexts;
}

export const rebateBlockTexts = (language: SiteLanguage): RebateBlockTexts => {
  const { zipLabel, zipHint, zipMissing, zipMalformed, form, submit } = inLanguage(BOX_TEXTS, language);
  return {
    estimate: rebateTextsIn(language).estimate,
    box: { zipLabel, zipHint, zipMissing, zipMalformed, form, submit },
  };
};
