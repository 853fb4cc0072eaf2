import { useLayoutEffect } from 'react';
import type { ChooseDealer } from '../../../application/visitor/ask-dealer/choose-dealer.ts';

/** The form and its choice of a dealer are on the page, both in the same moment: a form that is sent then knows who it is for. */
export const useBegunChoice = (choice: Pick<ChooseDealer, 'begin'>): void =>
  useLayoutEffect(() => choice.begin(), [choice]);
