import type { FindDealers } from '../visitor/find-dealers.ts';

export type KnowsAUseCase = FindDealers;
