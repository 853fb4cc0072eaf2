/** `1200`, `123A`, `37-15` in Queens, `91-1012` in Hawaii. */
const HOUSE_NUMBER = String.raw`\d+[a-zA-Z]?(?:-\d+[a-zA-Z]?)?`;
const STREET_ADDRESS = new RegExp(String.raw`^${HOUSE_NUMBER}(?:(?: +|, *)[\p{L}\p{M}\d/.#'’-]+)+$`, 'u');
const NUMBER_COMMA = new RegExp(String.raw`^(\s*${HOUSE_NUMBER}),\s*`);

/** Also military: `PSC 3 Box 4120`, `Unit 2050 Box 12`. */
const PO_BOX =
  /^(?:p\.? ?o\.? ?box|post office box|(?:cmr|psc|unit) \d+,? box|c\.? ?p\.?|case postale) +#?\d+[a-z]?$/i;

/** `RR 2 Box 152`, `HC 1, Box 12`; in Canada a rural route has no box. */
const RURAL_ROUTE = /^(?:r\.? ?r\.?|rural route|h\.? ?c\.?) *#?\d+(?:(?: +|, *)box +#?\d+[a-z]?)?$/i;

/**
 * Whether a trimmed text is a street address: a house number, then parts of letters (also accented), digits, slashes, dots or hyphens,
 * separated by spaces (specification, section 5). Also allows `#`, apostrophes, commas after a part, PO boxes, military boxes and rural routes (contract,
 * section 7).
 */
export const isStreetAddress = (text: string): boolean => {
  const trimmed = text.trim();
  return [STREET_ADDRESS, PO_BOX, RURAL_ROUTE].some((pattern) => pattern.test(trimmed));
};

/** Removes the comma after a house number, as in `12, rue de l'Église`: it separates nothing. */
export const withoutNumberComma = (text: string): string => text.replace(NUMBER_COMMA, '$1 ');

/** With fewer letters, a street has too many completions. */
const MIN_LETTERS = 3;

/** Whether enough is typed to search for a street: a house number and at least three letters. */
export const isStreetBegun = (text: string): boolean =>
  isStreetAddress(text) && (text.match(/\p{L}/gu) ?? []).length >= MIN_LETTERS;
