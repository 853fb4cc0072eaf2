import * as O from 'fp-ts/Option';

/**
 * A postal code of the United States or Canada in its normal form (specification, section 5):
 * `75001` for a zip, `M5V 3L9` for a Canadian code. The optional four digits of a zip are accepted
 * and dropped: dealers are found by the five, and the four would say in which block somebody lives.
 */
export type PostalCode = string & { readonly PostalCode: unique symbol };

export type Country = 'US' | 'CA';

const US = /^(\d{5})(?:-\d{4})?$/;
const CANADIAN = /^([A-Z]\d[A-Z])[ -]?(\d[A-Z]\d)$/;

/** What a visitor typed, as a postal code in normal form; none when it is off both patterns. */
export const parsePostalCode = (typed: string): O.Option<PostalCode> => {
  const text = typed.trim().toUpperCase();
  const us = US.exec(text);
  if (us) return O.some(us[1] as PostalCode);
  const canadian = CANADIAN.exec(text);
  return canadian ? O.some(`${canadian[1]} ${canadian[2]}` as PostalCode) : O.none;
};

export const countryOf = (code: PostalCode): Country => (/^\d/.test(code) ? 'US' : 'CA');

/** The area that a code stands for on a map: the zip itself, or Canada's forward sortation area (`M5V`). */
export const areaOf = (code: PostalCode): string => (countryOf(code) === 'US' ? code : code.slice(0, 3));
