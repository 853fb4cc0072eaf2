import { PLACE_PATH } from '../../../domain/dealer/dealer-homes.ts';

export const isPlacesPage = (path: string): boolean => PLACE_PATH.test(path);
