import { useLayoutEffect } from 'react';
import type { ChooseDealer } from '../../../application/visitor/ask-dealer/choose-dealer.ts';

/** Begins the choice in the same commit that renders the form, so that a sent form always knows its dealer. */
export const useBeginChoice = (choice: Pick<ChooseDealer, 'begin'>): void =>
  useLayoutEffect(() => choice.begin(), [choice]);
