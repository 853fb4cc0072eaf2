import * as O from 'fp-ts/Option';
import { parseCompanyId } from '../../../domain/dealer/company-id.ts';
import type { AskFormId } from './ask-dealer-view.ts';

/** The pages of the forms that else open above a page. */
export const ASK_PATHS: { readonly [formId in AskFormId]: string } = {
  'dealer-modal': '/connect/',
  booking: '/book-online/',
  'contact-modal': '/get-help/',
};

/** The address of the page with a form that else opens above the page: where scripts are off, and where it cannot be fetched. */
export const askAddress = (formId: AskFormId, zip: string, companyId: number | null): string => {
  const query = [
    zip === '' ? '' : `zipcode=${encodeURIComponent(zip)}`,
    companyId === null ? '' : `dealer=${companyId}`,
  ].filter((part) => part !== '');
  return query.length === 0 ? ASK_PATHS[formId] : `${ASK_PATHS[formId]}?${query.join('&')}`;
};

/** The dealer whom such an address names, from its parameter `dealer`; null without one. */
export const askedCompanyId = (dealer: string | null): number | null => O.toNullable(parseCompanyId(dealer));
