import * as O from 'fp-ts/Option';
import { nominalCode } from './nominal-code.ts';
import { normalArea, normalCode, type PostalCode } from './normal-code.ts';

/** The area of a dealer search (contract, section 7: codes as people type and paste them). */
export interface SearchedArea {
  /** The code to request; a nominal one for a Canadian area. */
  readonly code: PostalCode;
  /** The display name: the code, or the Canadian area, `M5V`. */
  readonly name: string;
  /**
   * Whether it is a Canadian area without the rest of the code. Its location is approximate, and it isn't remembered as the visitor's code.
   */
  readonly isAreaAlone: boolean;
}

/** Parses a search: a postal code in any spelling, or a Canadian area. None for other text. */
export const searchedArea = (typed: string): O.Option<SearchedArea> => {
  const code = normalCode(typed);
  if (code !== null) return O.some({ code, name: code, isAreaAlone: false });
  const area = normalArea(typed);
  return area === null ? O.none : O.some({ code: nominalCode(area), name: area, isAreaAlone: true });
};
