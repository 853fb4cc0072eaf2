import { CountDealers } from '../../application/provider/count-dealers/count-dealers.ts';

export const countDealers = new CountDealers();
