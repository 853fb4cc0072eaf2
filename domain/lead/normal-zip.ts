import { shownCode } from '../postal-code/normal-code.ts';
import type { Draft } from './lead.ts';

/** Normalizes the draft's postal code and drops a zip's extra four digits. Invalid text is kept as typed. */
export const withNormalZip = <A extends Draft>(draft: A): A =>
  draft.zip === undefined ? draft : { ...draft, zip: shownCode(draft.zip) };
