import { FindDealers } from '../../../application/visitor/find-dealers.ts';

export const AppliesARule = () => <p>{FindDealers.name}</p>;
