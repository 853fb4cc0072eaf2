import { areaOf, countryOf, type PostalCode } from '../../domain/postal-code/postal-code.ts';

/** The prefix that neighboring postal codes share: three digits, or two characters in Canada. */
export const neighborhoodOf = (code: PostalCode): string =>
  areaOf(code).slice(0, countryOf(code) === 'US' ? 3 : 2);
