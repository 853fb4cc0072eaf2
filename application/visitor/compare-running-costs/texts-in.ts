import { inLanguage, type SiteLanguage, type Translated } from '../../../domain/content/site-language.ts';
import { frenchRunningCostTexts } from './french-texts.ts';
import { spanishRunningCostTexts } from './spanish-texts.ts';
import { runningCostTexts, type RunningCostTexts } from './texts.ts';

const TEXTS: Translated<RunningCostTexts> = {
  en: runningCostTexts,
  es: spanishRunningCostTexts,
  fr: frenchRunningCostTexts,
};

export const runningCostTextsIn = (language: SiteLanguage): RunningCostTexts => inLanguage(TEXTS, language);
