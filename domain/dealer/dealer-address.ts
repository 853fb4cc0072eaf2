import * as O from 'fp-ts/Option';
import { parseCompanyId, type CompanyId } from './company-id.ts';

/** What the path of a dealer's page names. The state is in capitals, the town as addresses hold it. */
export interface DealerAddress {
  readonly state: string;
  readonly town: string;
  readonly companyId: CompanyId;
}

/** The path of a dealer's page. */
const DEALER_PATH = /^\/dealers\/([a-z]{2})\/([^/]+)\/(?:[^/]*-)?(\d+)\/?$/i;

/** The path of a page that lists dealers by place. */
export const PLACE_PATH = /^\/dealers\/(?:([a-z]{2})\/(?:([^/]+)\/)?)?$/i;

/** Reads the path of a dealer's page, whatever name it holds; null for any other path. */
export const dealerAddressIn = (path: string): DealerAddress | null => {
  const [, state = '', town = '', id] = DEALER_PATH.exec(path) ?? [];
  const companyId = O.toNullable(parseCompanyId(id));
  return companyId === null ? null : { state: state.toUpperCase(), town: town.toLowerCase(), companyId };
};
