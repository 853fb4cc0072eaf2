import { searchedCode } from '../../../domain/postal-code/searched-code.ts';
import { choiceIn, choiceQuery, NO_CHOICE, type UtilityChoice } from '../../../domain/rebate/utilities.ts';
import { spelledDealer } from '../ask-dealer/ask-address.ts';
import { mayWait, WAIT } from '../find-dealers/search-address.ts';

/** The query of an address, decoded. */
export interface RebateQuery {
  get(name: string): string | null;
}

/** What an address says of the area: null where it does not ask, empty where the visitor left the zip box empty. */
export const zipIn = (query: RebateQuery): string | null => {
  const typed = searchedCode(query);
  return typed === '' && query.get('zip') === null ? null : typed;
};

/** The query that a page with savings depends on, in one spelling (contract, section 6). */
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

/** The address of the savings of an area for a customer of these utilities, on the page of a path. */
export const rebateAddress = (path: string, zip: string, choice: UtilityChoice = NO_CHOICE): string =>
  `${path}?${[`zip=${encodeURIComponent(zip)}`, ...choiceQuery(choice)].join('&')}`;
