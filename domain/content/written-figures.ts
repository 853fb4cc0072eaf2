import { SITE_LANGUAGES, type SiteLanguage } from './site-language.ts';

/** How a language writes figures. */
export interface WrittenFigures {
  /** `2,000`, `2.5`; in French `2 000`, `2,5`. `digits`: as many decimals, always. */
  readonly number: (value: number, digits?: number) => string;
  /** US dollars: `$9,400`, `$1.50`; in French `9 400 $`, `1,50 $`. */
  readonly dollars: (dollars: number, digits?: number) => string;
  /** A price in US dollars, in whole cents: `16¢`; in French `16 ¢`. */
  readonly cents: (dollars: number) => string;
}

export const figuresIn = (language: SiteLanguage): WrittenFigures => {
  const { locale } = SITE_LANGUAGES[language];
  const number = (value: number, digits?: number): string =>
    value
      .toLocaleString(
        locale,
        digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits },
      )
      // Some browsers separate thousands by a narrow space.
      .replaceAll('\u202f', '\u00a0');
  const isAfter = language === 'fr';
  return {
    number,
    dollars: (dollars, digits) =>
      isAfter ? `${number(dollars, digits)}\u00a0$` : `$${number(dollars, digits)}`,
    cents: (dollars) => `${Math.round(dollars * 100)}${isAfter ? '\u00a0' : ''}¢`,
  };
};
