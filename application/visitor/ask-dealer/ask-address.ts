import * as O from 'fp-ts/Option';
import { parseCompanyId, type CompanyId } from '../../../domain/dealer/company-id.ts';
import { areaQuery, type AddressQuery } from '../find-dealers/search-address.ts';
import type { AskFormId } from './ask-dealer-view.ts';

/** The pages of the forms that else open above a page. */
export const ASK_PATHS: { readonly [formId in AskFormId]: string } = {
  'dealer-modal': '/connect/',
  booking: '/book-online/',
  'contact-modal': '/get-help/',
  'dealer-modal-es': '/es/llamada/',
  'booking-es': '/es/visita/',
  'dealer-modal-fr': '/fr/appel/',
  'booking-fr': '/fr/visite/',
};

/** Whether a form opens above the page. */
export const isAskForm = (formId: string): formId is AskFormId => Object.hasOwn(ASK_PATHS, formId);

/** The form whose page a path is; null: it is another page. */
export const askedFormAt = (path: string): AskFormId | null =>
  Object.keys(ASK_PATHS)
    .filter(isAskForm)
    .find((formId) => ASK_PATHS[formId] === path) ?? null;

/** The address of the page with a form that else opens above the page: where scripts are off, and where it cannot be fetched. */
export const askAddress = (formId: AskFormId, zip: string, companyId: CompanyId | null): string => {
  const query = [
    zip === '' ? '' : `zipcode=${encodeURIComponent(zip)}`,
    companyId === null ? '' : `dealer=${companyId}`,
  ].filter((part) => part !== '');
  return query.length === 0 ? ASK_PATHS[formId] : `${ASK_PATHS[formId]}?${query.join('&')}`;
};

/** The address of a search that also names the dealer who is asked for; that of no search, or for nobody, stays as it is. */
export const withDealer = (address: string, companyId: CompanyId | null): string =>
  address === '' || companyId === null
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}dealer=${companyId}`;

/** The dealer that such an address names, from its parameter `dealer`; null without one. */
export const askedCompanyId = (dealer: string | null): CompanyId | null =>
  O.toNullable(parseCompanyId(dealer));

/** No dealer has this id: every malformed one is spelled like it, so that they share one page. */
const NO_DEALER = 0;

/** The parameter that such an address names its dealer by, in one spelling; empty without one. */
export const spelledDealer = (dealer: string | null): string =>
  dealer ? `dealer=${askedCompanyId(dealer) ?? NO_DEALER}` : '';

/** The query that a page with a form for a dealer of an area depends on, in one spelling. */
export const askedQuery = (query: AddressQuery): string =>
  [areaQuery(query), spelledDealer(query.get('dealer'))].filter((part) => part !== '').join('&');
