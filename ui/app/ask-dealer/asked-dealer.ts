import {
  searchNear,
  searchOf,
  queryOf,
} from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { askedCompanyId } from '../../../application/visitor/ask-dealer/ask-address.ts';

/** The company id in an address's query; null without one. */
export const dealerOf = (query: URLSearchParams): number | null => askedCompanyId(query.get('dealer'));

/** What a page with a form for a dealer depends on. */
export const askedQuery = (query: URLSearchParams): string => {
  const dealer = dealerOf(query);
  const area = queryOf(searchNear(searchOf(query).zipcode));
  return [area, dealer === null ? '' : `dealer=${dealer}`].filter((part) => part !== '').join('&');
};
