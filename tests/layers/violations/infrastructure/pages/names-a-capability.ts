import type { FindDealers } from '../../application/visitor/find-dealers.ts';

export type Shown = FindDealers;
