import { inLanguage, type SiteLanguage, type Translated } from '../../../domain/content/site-language.ts';
import { frenchPlanTexts } from './french-texts.ts';
import { planWords, type PlanWords } from './plan-words.ts';
import { spanishPlanTexts } from './spanish-texts.ts';
import { planSystemTexts, type PlanTexts } from './texts.ts';

const TEXTS: Translated<PlanTexts> = { en: planSystemTexts, es: spanishPlanTexts, fr: frenchPlanTexts };

/** The words of an estimate, for the server. Browsers load only those of their page's language. */
export const planWordsIn = (language: SiteLanguage): PlanWords =>
  planWords(language, inLanguage(TEXTS, language));
