const STREET_ADDRESS = /^\d+(?:(?: +|, *)[\p{L}\p{M}\d/.#'’-]+)+$/u;

const PO_BOX = /^(?:p\.? ?o\.? ?box|post office box|c\.? ?p\.?|case postale) +#?\d+[a-z]?$/i;

/**
 * Whether a text, without the spaces around it, is a street address: digits, then parts of letters (accented ones
 * too), digits, slash, dot or hyphen, with spaces between (specification, section 5); `#`, an apostrophe, a comma behind a part,
 * and the box of a post office pass too (contract, section 7).
 */
export const isStreetAddress = (text: string): boolean => {
  const trimmed = text.trim();
  return STREET_ADDRESS.test(trimmed) || PO_BOX.test(trimmed);
};

/** A comma behind the house number, `12, rue de l'Église`, separates nothing: the text without it. */
export const withoutNumberComma = (text: string): string => text.replace(/^(\s*\d+),\s*/, '$1 ');

/** With fewer letters than these, a street may still become any. */
const FEWEST_LETTERS = 3;

/** Whether a street is typed far enough to be looked for: it has its number, and at least three letters. */
export const isStreetBegun = (text: string): boolean =>
  isStreetAddress(text) && (text.match(/\p{L}/gu) ?? []).length >= FEWEST_LETTERS;
