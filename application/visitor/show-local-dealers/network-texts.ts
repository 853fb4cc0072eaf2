import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import type { DealerState } from '../../../domain/dealer/dealer-places.ts';
import { kindOfRegion, type RegionKind } from '../../../domain/lead/regions.ts';
import { dealerCount, regionName } from '../browse-dealers/texts.ts';
import { regionText } from '../dealer-texts/french-places.ts';

type States = ReadonlyArray<Pick<DealerState, 'code' | 'count'>>;

/** The words for the network's size in one language. */
interface NetworkWords {
  readonly dealers: (count: number) => string;
  /** Used when all dealers are in one state or province. */
  readonly inRegion: (code: string) => string;
  /** The words for a number of regions of a kind. */
  readonly kinds: { readonly [kind in RegionKind]: (count: number) => string };
  readonly inRegions: (regions: ReadonlyArray<string>) => string;
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** `46 states, 2 US territories and 9 provinces`. */
const listed = (regions: ReadonlyArray<string>, and: string): string =>
  [regions.slice(0, -1).join(', '), ...regions.slice(-1)].filter((part) => part !== '').join(` ${and} `);

const KINDS: ReadonlyArray<RegionKind> = ['state', 'district', 'territory', 'province'];

const WORDS: { readonly [language in SiteLanguage]: NetworkWords } = {
  en: {
    dealers: dealerCount,
    inRegion: (code) => `in ${regionName(code)}`,
    kinds: {
      state: (count) => counted(count, 'state', 'states'),
      district: () => 'Washington, DC',
      territory: (count) => counted(count, 'US territory', 'US territories'),
      province: (count) => counted(count, 'province', 'provinces'),
    },
    inRegions: (regions) => `in ${listed(regions, 'and')}`,
  },
  es: {
    dealers: (count) => `${count.toLocaleString('es-US')} ${count === 1 ? 'distribuidor' : 'distribuidores'}`,
    inRegion: (code) => `en ${regionName(code)}`,
    kinds: {
      state: (count) => counted(count, 'estado', 'estados'),
      district: () => 'Washington, DC',
      territory: (count) => counted(count, 'territorio de EE. UU.', 'territorios de EE. UU.'),
      province: (count) => counted(count, 'provincia', 'provincias'),
    },
    inRegions: (regions) => `en ${listed(regions, 'y')}`,
  },
  fr: {
    dealers: (count) =>
      `${count.toLocaleString('fr-CA')} ${count < 2 ? 'concessionnaire' : 'concessionnaires'}`,
    inRegion: (code) => `(${regionText(code)})`,
    kinds: {
      state: (count) => counted(count, 'État', 'États'),
      district: () => 'Washington (DC)',
      territory: (count) => counted(count, 'territoire américain', 'territoires américains'),
      province: (count) => counted(count, 'province', 'provinces'),
    },
    inRegions: (regions) => `dans ${listed(regions, 'et')}`,
  },
};

/** `1,024 dealers in 46 states and 9 provinces`, `12 dealers in Texas`; null without dealers. */
export const networkSizeIn =
  (language: SiteLanguage) =>
  (states: States): string | null => {
    const { dealers, inRegion, inRegions, kinds } = WORDS[language];
    const [first, ...others] = states;
    if (first === undefined) return null;
    const count = dealers(states.reduce((sum, state) => sum + state.count, 0));
    if (others.length === 0) return `${count} ${inRegion(first.code)}`;
    const regions = KINDS.flatMap((kind) => {
      const number = states.filter(({ code }) => kindOfRegion(code) === kind).length;
      return number === 0 ? [] : [kinds[kind](number)];
    });
    return `${count} ${inRegions(regions)}`;
  };
