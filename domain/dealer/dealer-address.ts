import * as O from 'fp-ts/Option';
import type { SiteLanguage } from '../content/site-language.ts';
import { parseCompanyId, type CompanyId } from './company-id.ts';
import { DEALER_HOMES, DEALER_LANGUAGES } from './dealer-homes.ts';

/** The parts of a dealer page's path. The state is in upper case, the town a slug. */
export interface DealerAddress {
  /** The language of the page. */
  readonly language: SiteLanguage;
  readonly state: string;
  readonly town: string;
  readonly companyId: CompanyId;
}

/** The path of a dealer's page, below the language's home. */
const BELOW_HOME = /^([a-z]{2})\/([^/]+)\/(?:[^/]*-)?(\d+)\/?$/i;

export const PLACE_PATH = /^\/dealers\/(?:([a-z]{2})\/(?:([^/]+)\/)?)?$/i;

/** Parses the path of a dealer's page, with any name in it; null for other paths. */
export const dealerAddressIn = (path: string): DealerAddress | null => {
  const language = DEALER_LANGUAGES.find((one) => path.toLowerCase().startsWith(DEALER_HOMES[one]));
  if (language === undefined) return null;
  const [, state = '', town = '', id] = BELOW_HOME.exec(path.slice(DEALER_HOMES[language].length)) ?? [];
  const companyId = O.toNullable(parseCompanyId(id));
  return companyId === null
    ? null
    : { language, state: state.toUpperCase(), town: town.toLowerCase(), companyId };
};
