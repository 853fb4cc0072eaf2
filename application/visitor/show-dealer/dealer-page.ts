import { dealerAddressIn } from '../../../domain/dealer/dealer-address.ts';

/** Whether a path belongs to a dealer's page. */
export const isDealerPage = (path: string): boolean => dealerAddressIn(path) !== null;
