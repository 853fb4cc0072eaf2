import * as O from 'fp-ts/Option';
import { nominalCode } from './nominal-code.ts';
import { normalArea, normalCode, type PostalCode } from './normal-code.ts';

/** Where dealers are searched (contract, section 7: codes as people type and paste them). */
export interface SearchedArea {
  /** The code that a service is asked for; of a Canadian area alone a nominal one. */
  readonly code: PostalCode;
  /** What pages call it: the code, or the area alone, `M5V`. */
  readonly name: string;
  /** Whether it is a Canadian area alone: the place is then approximate, and nothing remembers it as the visitor's code. */
  readonly isAreaAlone: boolean;
}

/** Reads what a search names: a postal code in any spelling, or a Canadian area alone. None: it is neither. */
export const searchedArea = (typed: string): O.Option<SearchedArea> => {
  const code = normalCode(typed);
  if (code !== null) return O.some({ code, name: code, isAreaAlone: false });
  const area = normalArea(typed);
  return area === null ? O.none : O.some({ code: nominalCode(area), name: area, isAreaAlone: true });
};
