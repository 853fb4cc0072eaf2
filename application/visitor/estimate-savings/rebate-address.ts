import { searchedCode } from '../../../domain/postal-code/searched-code.ts';
import { choiceIn, choiceQuery, NO_CHOICE, type UtilityChoice } from '../../../domain/rebate/utilities.ts';
import { spelledDealer } from '../ask-dealer/ask-address.ts';
import { mayWait, WAIT } from '../find-dealers/search-address.ts';

export interface RebateQuery {
  get(name: string): string | null;
}

/** The zip in a query: null when the query has none, empty when the visitor left the box empty. */
export const zipIn = (query: RebateQuery): string | null => {
  const typed = searchedCode(query);
  return typed === '' && query.get('zip') === null ? null : typed;
};

/** The part of the query that a page with savings depends on, in canonical form (contract, section 6). */
export const rebateQuery = (query: RebateQuery): string => {
  const zip = zipIn(query);
  const spelled = [
    zip === null ? '' : `zip=${encodeURIComponent(zip)}`,
    ...(zip === null ? [] : choiceQuery(choiceIn(query))),
    spelledDealer(query.get('dealer')),
    zip !== null && zip !== '' && mayWait(query) ? WAIT : '',
  ];
  return spelled.filter((part) => part !== '').join('&');
};

/** The address of an area's savings for customers of these utilities. */
export const rebateAddress = (path: string, zip: string, choice: UtilityChoice = NO_CHOICE): string =>
  `${path}?${[`zip=${encodeURIComponent(zip)}`, ...choiceQuery(choice)].join('&')}`;
