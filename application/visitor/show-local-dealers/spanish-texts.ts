import { shownCode } from '../../../domain/postal-code/normal-code.ts';
import { spanish } from '../dealer-texts/spanish.ts';
import { localDealersTexts, type LocalDealersTexts } from './texts.ts';

/** Texts about an area's dealers in Spanish. */
export const spanishLocalDealers: LocalDealersTexts = {
  ...localDealersTexts,
  ...spanish,
  dealersNear: (count, zipcode) =>
    `${count} ${count === 1 ? 'distribuidor' : 'distribuidores'} cerca de ${shownCode(zipcode)}`,
  reviews: null,
};
