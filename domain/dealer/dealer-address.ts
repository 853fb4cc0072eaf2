import * as O from 'fp-ts/Option';
import { languageOfPath } from '../content/path-language.ts';
import type { SiteLanguage } from '../content/site-language.ts';
import { parseCompanyId, type CompanyId } from './company-id.ts';
import { DEALER_PATH } from './dealer-homes.ts';

/** The parts of a dealer page's path. The state is in upper case, the town a slug. */
export interface DealerAddress {
  /** The language of the page. */
  readonly language: SiteLanguage;
  readonly state: string;
  readonly town: string;
  readonly companyId: CompanyId;
}

/** Parses the path of a dealer's page, with any name in it; null for other paths. */
export const dealerAddressIn = (path: string): DealerAddress | null => {
  const [, state = '', town = '', id] = DEALER_PATH.exec(path) ?? [];
  const companyId = O.toNullable(parseCompanyId(id));
  return companyId === null
    ? null
    : { language: languageOfPath(path), state: state.toUpperCase(), town: town.toLowerCase(), companyId };
};
