import * as O from 'fp-ts/Option';
import { parseCompanyId } from '../../../domain/dealer/company-id.ts';
import { codeIn } from '../../../domain/postal-code/code-in-address.ts';
import { mayWait, WAIT } from '../find-dealers/search-address.ts';

/** The query of an address, decoded. */
export interface RebateQuery {
  get(name: string): string | null;
}

/** The longest text that is taken for a code. */
const MAX_CODE_LENGTH = 16;

/** What an address says of the area: null where it does not ask, empty where the visitor left the zip box empty. */
export const zipIn = (query: RebateQuery): string | null => {
  const typed = codeIn(query).slice(0, MAX_CODE_LENGTH).toWellFormed().trim();
  return typed === '' && query.get('zip') === null ? null : typed;
};

/** The query that a page with savings depends on, in one spelling (contract, section 6). */
export const rebateQuery = (query: RebateQuery): string => {
  const zip = zipIn(query);
  const dealer = O.toNullable(parseCompanyId(query.get('dealer')));
  const spelled = [
    zip === null ? null : `zip=${encodeURIComponent(zip)}`,
    dealer === null ? null : `dealer=${dealer}`,
    zip !== null && zip !== '' && mayWait(query) ? WAIT : null,
  ];
  return spelled.filter((part) => part !== null).join('&');
};

/** The address of the savings of an area, on the page of a path. */
export const rebateAddress = (path: string, zip: string): string => `${path}?zip=${encodeURIComponent(zip)}`;
