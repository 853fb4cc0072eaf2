import { FindDealers } from './find-dealers.ts';

export type ImportsATypeAsAValue = FindDealers;
