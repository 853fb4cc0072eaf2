import type { FindDealersView } from '../application/visitor/find-dealers.ts';

export type Drawn = FindDealersView['kind'];
