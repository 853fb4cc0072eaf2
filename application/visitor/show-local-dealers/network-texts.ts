import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import type { DealerState } from '../../../domain/dealer/dealer-places.ts';
import { countryOfRegion } from '../../../domain/lead/regions.ts';
import type { Country } from '../../../domain/postal-code/postal-code.ts';
import { dealerCount, regionName } from '../browse-dealers/texts.ts';
import { regionText } from '../dealer-texts/french-places.ts';

type States = ReadonlyArray<Pick<DealerState, 'code' | 'count'>>;

/** The words for the network's size in one language. */
interface NetworkWords {
  readonly dealers: (count: number) => string;
  /** Used when all dealers are in one state or province. */
  readonly inRegion: (code: string) => string;
  readonly across: { readonly [country in Country | 'both']: string };
}

const WORDS: { readonly [language in SiteLanguage]: NetworkWords } = {
  en: {
    dealers: dealerCount,
    inRegion: (code) => `in ${regionName(code)}`,
    across: { US: 'across the US', CA: 'across Canada', both: 'across the US and Canada' },
  },
  es: {
    dealers: (count) => `${count.toLocaleString('es-US')} ${count === 1 ? 'distribuidor' : 'distribuidores'}`,
    inRegion: (code) => `en ${regionName(code)}`,
    across: { US: 'en Estados Unidos', CA: 'en Canadá', both: 'en Estados Unidos y Canadá' },
  },
  fr: {
    dealers: (count) =>
      `${count.toLocaleString('fr-CA')} ${count < 2 ? 'concessionnaire' : 'concessionnaires'}`,
    inRegion: (code) => `(${regionText(code)})`,
    across: { US: 'aux États-Unis', CA: 'au Canada', both: 'aux États-Unis et au Canada' },
  },
};

/** `1,024 dealers across the US and Canada`, `12 dealers in Texas`; null without dealers. */
export const networkSizeIn =
  (language: SiteLanguage) =>
  (states: States): string | null => {
    const { dealers, inRegion, across } = WORDS[language];
    const [first, ...others] = states;
    if (first === undefined) return null;
    const count = dealers(states.reduce((sum, state) => sum + state.count, 0));
    if (others.length === 0) return `${count} ${inRegion(first.code)}`;
    const country = countryOfRegion(first.code);
    const isInBoth = others.some(({ code }) => countryOfRegion(code) !== country);
    return `${count} ${across[isInBoth ? 'both' : country]}`;
  };
