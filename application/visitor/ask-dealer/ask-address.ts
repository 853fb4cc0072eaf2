import * as O from 'fp-ts/Option';
import { parseCompanyId, type CompanyId } from '../../../domain/dealer/company-id.ts';
import { areaQuery, type AddressQuery } from '../find-dealers/search-address.ts';
import type { AskFormId } from './ask-dealer-view.ts';

/** The standalone pages of the forms that open as modals. */
export const ASK_PATHS: { readonly [formId in AskFormId]: string } = {
  'dealer-modal': '/connect/',
  booking: '/book-online/',
  'contact-modal': '/get-help/',
  'dealer-modal-es': '/es/llamada/',
  'booking-es': '/es/visita/',
  'dealer-modal-fr': '/fr/appel/',
  'booking-fr': '/fr/visite/',
};

/** Whether a form opens as a modal. */
export const isAskForm = (formId: string): formId is AskFormId => Object.hasOwn(ASK_PATHS, formId);

/** The form whose standalone page has this path; null for every other page. */
export const askedFormAt = (path: string): AskFormId | null =>
  Object.keys(ASK_PATHS)
    .filter(isAskForm)
    .find((formId) => ASK_PATHS[formId] === path) ?? null;

/** The address of a form's standalone page, used without scripts and when the modal can't be fetched. */
export const askAddress = (formId: AskFormId, zip: string, companyId: CompanyId | null): string => {
  const query = [
    zip === '' ? '' : `zipcode=${encodeURIComponent(zip)}`,
    companyId === null ? '' : `dealer=${companyId}`,
  ].filter((part) => part !== '');
  return query.length === 0 ? ASK_PATHS[formId] : `${ASK_PATHS[formId]}?${query.join('&')}`;
};

/** Adds the dealer to a search address. An empty address, or a null dealer, leaves the address as it is. */
export const withDealer = (address: string, companyId: CompanyId | null): string =>
  address === '' || companyId === null
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}dealer=${companyId}`;

/** The dealer in the `dealer` parameter; null when it is missing or invalid. */
export const askedCompanyId = (dealer: string | null): CompanyId | null =>
  O.toNullable(parseCompanyId(dealer));

/** An id that no dealer has. All malformed ids map to it, so they share one cached page. */
const NO_DEALER = 0;

/** The `dealer` parameter in canonical form; empty without one. */
export const spelledDealer = (dealer: string | null): string =>
  dealer ? `dealer=${askedCompanyId(dealer) ?? NO_DEALER}` : '';

/** The part of the query that a form page depends on, in canonical form. */
export const askedQuery = (query: AddressQuery): string =>
  [areaQuery(query), spelledDealer(query.get('dealer'))].filter((part) => part !== '').join('&');
