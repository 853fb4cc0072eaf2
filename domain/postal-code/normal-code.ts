/**
 * A postal code of the United States or Canada in its normal form (specification, section 5):
 * `75001` for a zip, `M5V 3L9` for a Canadian code. The optional four digits of a zip are accepted
 * and dropped: dealers are found by the five, and the four would reveal the visitor's block.
 */
export type PostalCode = string & { readonly PostalCode: unique symbol };

const US = /^(\d{5})(?:-\d{4})?$/;
const CANADIAN = /^([A-Z]\d[A-Z])[ -]?(\d[A-Z]\d)$/;

/**
 * What a visitor typed, as a postal code in normal form; null when it is off both patterns. Without a library: the script that is
 * inlined into every page reads codes with it.
 */
export const normalCode = (typed: string): PostalCode | null => {
  const text = typed.trim().toUpperCase();
  const us = US.exec(text);
  if (us) return us[1] as PostalCode;
  const canadian = CANADIAN.exec(text);
  return canadian ? (`${canadian[1]} ${canadian[2]}` as PostalCode) : null;
};

/** A code as pages show it: in normal form, or as it was typed when it is none. */
export const shownCode = (typed: string): string => normalCode(typed) ?? typed;
