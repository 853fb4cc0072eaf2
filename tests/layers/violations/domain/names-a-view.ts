import type { FindDealersView } from '../application/visitor/find-dealers.ts';

export type Rendered = FindDealersView['kind'];
