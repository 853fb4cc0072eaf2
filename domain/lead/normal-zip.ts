import { shownCode } from '../postal-code/normal-code.ts';
import type { Draft } from './lead.ts';

/** The draft with its postal code in normal form, without the four extra digits of a zip; a text that is no code stays as it was typed. */
export const withNormalZip = <A extends Draft>(draft: A): A =>
  draft.zip === undefined ? draft : { ...draft, zip: shownCode(draft.zip) };
