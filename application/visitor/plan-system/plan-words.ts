import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { figuresIn } from '../../../domain/content/written-figures.ts';
import type { DollarRange } from '../../../domain/product/dollar-range.ts';
import type { CentsRange } from '../../../domain/product/money.ts';
import { planSystemTexts, type PlanTexts } from './texts.ts';

/** The texts and figures of an estimate in a language. */
export interface PlanWords {
  readonly language: SiteLanguage;
  readonly texts: PlanTexts;
  /** `2,000`, `2.5`. */
  readonly number: (value: number) => string;
  /** `2 to 3.5`. */
  readonly numbers: (range: DollarRange) => string;
  /** `$400`, `$0 to $2,650`. */
  readonly dollars: (range: DollarRange) => string;
  readonly cents: (range: CentsRange) => string;
}

export const planWords = (language: SiteLanguage, texts: PlanTexts): PlanWords => {
  const { number, dollars: amount } = figuresIn(language);
  const dollars = ({ from, to }: DollarRange): string => texts.range(amount(from), amount(to));
  return {
    language,
    texts,
    number,
    numbers: ({ from, to }) => texts.range(number(from), number(to)),
    dollars,
    cents: ({ from, to }) => dollars({ from: from / 100, to: to / 100 }),
  };
};

/** What a dealer reads is in English, whatever the page's language. */
export const IN_ENGLISH = planWords('en', planSystemTexts);
