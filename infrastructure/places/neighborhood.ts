import { areaOf, countryOf, type PostalCode } from '../../domain/postal-code/postal-code.ts';

/** What the codes around a code begin with: its first three digits, or the first two characters of a Canadian one. */
export const neighborhoodOf = (code: PostalCode): string =>
  areaOf(code).slice(0, countryOf(code) === 'US' ? 3 : 2);
