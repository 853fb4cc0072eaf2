import {
  dealersNearVisitor,
  dealersOfPage,
  fetchedDealers,
  type FoundOnPage,
} from '../../visitor/page-module.ts';
import type { OpenPage } from '../browser-capability.ts';

/** Fetches the dealer search, on any page. */
export const fetchDealers = ({ load }: OpenPage): Promise<void> => load('dealers');

/** Whether the blocks of a page need dealers. */
export const needsDealers = ({ data }: OpenPage): boolean => 'dealers' in data.capabilities;

/** The dealers that forms in modals offer: those of the page, else those of the visitor's area, fetched once a form needs them. */
export const foundOn = (page: OpenPage): FoundOnPage => {
  if (page.startsWith('dealers')) return dealersOfPage;
  return (needsDealers(page) ? fetchedDealers : dealersNearVisitor)(() => fetchDealers(page));
};
