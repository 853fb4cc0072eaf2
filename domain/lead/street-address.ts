/** `1200`, `123A`, `37-15` in Queens, `91-1012` in Hawaii. */
const HOUSE_NUMBER = String.raw`\d+[a-zA-Z]?(?:-\d+[a-zA-Z]?)?`;
const STREET_ADDRESS = new RegExp(String.raw`^${HOUSE_NUMBER}(?:(?: +|, *)[\p{L}\p{M}\d/.#'’-]+)+$`, 'u');
const NUMBER_COMMA = new RegExp(String.raw`^(\s*${HOUSE_NUMBER}),\s*`);

const PO_BOX = /^(?:p\.? ?o\.? ?box|post office box|c\.? ?p\.?|case postale) +#?\d+[a-z]?$/i;

/** `RR 2 Box 152`, `HC 1, Box 12`; in Canada a rural route has no box. */
const RURAL_ROUTE = /^(?:r\.? ?r\.?|rural route|h\.? ?c\.?) *#?\d+(?:(?: +|, *)box +#?\d+[a-z]?)?$/i;

/**
 * Whether a text, without the spaces around it, is a street address: a house number, then parts of letters (accented ones
 * too), digits, slash, dot or hyphen, with spaces between (specification, section 5); `#`, an apostrophe, a comma behind a part,
 * the box of a post office and a rural route pass too (contract, section 7).
 */
export const isStreetAddress = (text: string): boolean => {
  const trimmed = text.trim();
  return [STREET_ADDRESS, PO_BOX, RURAL_ROUTE].some((pattern) => pattern.test(trimmed));
};

/** A comma behind the house number, `12, rue de l'Église`, separates nothing: the text without it. */
export const withoutNumberComma = (text: string): string => text.replace(NUMBER_COMMA, '$1 ');

/** With fewer letters than these, a street may still become any. */
const FEWEST_LETTERS = 3;

/** Whether a street is typed far enough to be looked for: it has its number, and at least three letters. */
export const isStreetBegun = (text: string): boolean =>
  isStreetAddress(text) && (text.match(/\p{L}/gu) ?? []).length >= FEWEST_LETTERS;
