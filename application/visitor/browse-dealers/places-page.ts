import { PLACE_PATH } from '../../../domain/dealer/dealer-address.ts';

/** Whether a path belongs to a page of dealers by place. */
export const isPlacesPage = (path: string): boolean => PLACE_PATH.test(path);
