import { dealerAddressIn } from '../../../domain/dealer/dealer-address.ts';

/** Whether a path is that of a dealer's page. */
export const isDealerPage = (path: string): boolean => dealerAddressIn(path) !== null;
