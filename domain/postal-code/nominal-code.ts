import type { PostalCode } from './postal-code.ts';

/**
 * A full code that represents an area. A zip is its own area. A Canadian area gets the first possible ending: `M5V 1A1`, or `V0N 1A0` in
 * rural areas, whose second character is 0. The code may not exist, but a search uses only the first three characters.
 */
export const nominalCode = (area: string): PostalCode => {
  if (/^\d/.test(area)) return area as PostalCode;
  return `${area} ${area[1] === '0' ? '1A0' : '1A1'}` as PostalCode;
};
