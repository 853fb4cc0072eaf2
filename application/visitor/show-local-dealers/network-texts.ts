import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import type { DealerState } from '../../../domain/dealer/dealer-places.ts';
import { countryOfRegion } from '../../../domain/lead/regions.ts';
import { dealerCount, regionName } from '../browse-dealers/texts.ts';
import { regionText } from '../dealer-texts/french-places.ts';

type States = ReadonlyArray<Pick<DealerState, 'code' | 'count'>>;

/** The words for the network's size in one language. */
interface NetworkWords {
  readonly dealers: (count: number) => string;
  /** Used when all dealers are in one state or province. */
  readonly inRegion: (code: string) => string;
  readonly states: (count: number) => string;
  readonly provinces: (count: number) => string;
  readonly inRegions: (regions: ReadonlyArray<string>) => string;
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const WORDS: { readonly [language in SiteLanguage]: NetworkWords } = {
  en: {
    dealers: dealerCount,
    inRegion: (code) => `in ${regionName(code)}`,
    states: (count) => counted(count, 'state', 'states'),
    provinces: (count) => counted(count, 'province', 'provinces'),
    inRegions: (regions) => `in ${regions.join(' and ')}`,
  },
  es: {
    dealers: (count) => `${count.toLocaleString('es-US')} ${count === 1 ? 'distribuidor' : 'distribuidores'}`,
    inRegion: (code) => `en ${regionName(code)}`,
    states: (count) => counted(count, 'estado', 'estados'),
    provinces: (count) => counted(count, 'provincia', 'provincias'),
    inRegions: (regions) => `en ${regions.join(' y ')}`,
  },
  fr: {
    dealers: (count) =>
      `${count.toLocaleString('fr-CA')} ${count < 2 ? 'concessionnaire' : 'concessionnaires'}`,
    inRegion: (code) => `(${regionText(code)})`,
    states: (count) => counted(count, 'État', 'États'),
    provinces: (count) => counted(count, 'province', 'provinces'),
    inRegions: (regions) => `dans ${regions.join(' et ')}`,
  },
};

/** `1,024 dealers in 46 states and 9 provinces`, `12 dealers in Texas`; null without dealers. */
export const networkSizeIn =
  (language: SiteLanguage) =>
  (states: States): string | null => {
    const { dealers, inRegion, inRegions, states: ofStates, provinces: ofProvinces } = WORDS[language];
    const [first, ...others] = states;
    if (first === undefined) return null;
    const count = dealers(states.reduce((sum, state) => sum + state.count, 0));
    if (others.length === 0) return `${count} ${inRegion(first.code)}`;
    const provinces = states.filter(({ code }) => countryOfRegion(code) === 'CA').length;
    const regions = [
      ...(states.length > provinces ? [ofStates(states.length - provinces)] : []),
      ...(provinces > 0 ? [ofProvinces(provinces)] : []),
    ];
    return `${count} ${inRegions(regions)}`;
  };
