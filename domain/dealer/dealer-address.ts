import * as O from 'fp-ts/Option';
import { parseCompanyId, type CompanyId } from './company-id.ts';

/** The parts of a dealer page's path. The state is in upper case, the town a slug. */
export interface DealerAddress {
  readonly state: string;
  readonly town: string;
  readonly companyId: CompanyId;
}

const DEALER_PATH = /^\/dealers\/([a-z]{2})\/([^/]+)\/(?:[^/]*-)?(\d+)\/?$/i;

export const PLACE_PATH = /^\/dealers\/(?:([a-z]{2})\/(?:([^/]+)\/)?)?$/i;

/** Parses the path of a dealer's page, with any name in it; null for other paths. */
export const dealerAddressIn = (path: string): DealerAddress | null => {
  const [, state = '', town = '', id] = DEALER_PATH.exec(path) ?? [];
  const companyId = O.toNullable(parseCompanyId(id));
  return companyId === null ? null : { state: state.toUpperCase(), town: town.toLowerCase(), companyId };
};
