import { PLACE_PATH } from '../../../domain/dealer/dealer-address.ts';

/** Whether a path is that of a page that lists dealers by place. */
export const isPlacesPage = (path: string): boolean => PLACE_PATH.test(path);
