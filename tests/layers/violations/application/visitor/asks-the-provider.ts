import type { ListDealers } from '../provider/list-dealers.ts';

export type AsksTheProvider = ListDealers;
