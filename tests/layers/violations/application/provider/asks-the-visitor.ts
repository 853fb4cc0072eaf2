import { FindDealers } from '../visitor/find-dealers.ts';

export const asksTheVisitor = FindDealers;
