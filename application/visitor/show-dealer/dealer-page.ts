import { DEALER_PATH } from '../../../domain/dealer/dealer-homes.ts';

/** Whether a path is a dealer page. Its company id may be invalid. */
export const isDealerPage = (path: string): boolean => DEALER_PATH.test(path);
