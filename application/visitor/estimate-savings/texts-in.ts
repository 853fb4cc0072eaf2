import { inLanguage, type SiteLanguage, type Translated } from '../../../domain/content/site-language.ts';
import { translatedPage } from '../../../domain/help/translated-pages.ts';
import { foundTexts, type FoundTexts, type HouseholdTexts } from './found-texts.ts';
import { frenchHouseholdTexts } from './french-household-texts.ts';
import { spanishBoxTexts, spanishTexts } from './spanish-texts.ts';
import type { EstimateTexts } from './texts.ts';
import { REBATES_PATH, zipBoxTexts, type RebateBoxTexts, type RebateTeaserTexts } from './zip-box-texts.ts';

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

/** The box on other pages in a language that has a page with savings; null: the English one. */
export const rebateTeaserIn = (language: SiteLanguage): RebateTeaserTexts | null => {
  if (language === 'en') return null;
  const path = translatedPage(REBATES_PATH, language)?.href;
  const texts = BOX_TEXTS[language];
  if (path === undefined || texts === undefined) return null;
  return { path, form: texts.form, label: texts.zipLabel, submit: texts.submit };
};
