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
