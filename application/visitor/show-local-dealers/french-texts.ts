import { shownCode } from '../../../domain/postal-code/normal-code.ts';
import { french } from '../dealer-texts/french.ts';
import { localDealersTexts, type LocalDealersTexts } from './texts.ts';

/** Texts about an area's dealers in French. */
export const frenchLocalDealers: LocalDealersTexts = {
  ...localDealersTexts,
  ...french,
  dealersNear: (count, zipcode) =>
    `${count} ${count < 2 ? 'concessionnaire' : 'concessionnaires'} près de ${shownCode(zipcode)}`,
  reviews: null,
};
