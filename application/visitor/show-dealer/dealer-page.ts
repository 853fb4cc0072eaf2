import { dealerAddressIn } from '../../../domain/dealer/dealer-address.ts';

export const isDealerPage = (path: string): boolean => dealerAddressIn(path) !== null;
