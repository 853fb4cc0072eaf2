import type { PostalCode } from './postal-code.ts';

/**
 * A full code that represents an area: a zip is one itself, a Canadian area's three characters are given the
 * first ending that such codes have (`M5V 1A1`; in the country, where the second character is 0, `V0N 1A0`). It may be
 * a code that does not exist: a search uses only the first three characters.
 */
export const nominalCode = (area: string): PostalCode => {
  if (/^\d/.test(area)) return area as PostalCode;
  return `${area} ${area[1] === '0' ? '1A0' : '1A1'}` as PostalCode;
};
