import type { ListDealers } from '../../application/provider/list-dealers.ts';

export type AsksTheProvider = ListDealers;
