const STREET_ADDRESS = /^\d+(?: +[\p{L}\p{M}\d/.-]+)+$/u;

/**
 * Whether a text, without the spaces around it, is a street address: digits, then parts of letters (accented ones
 * too), digits, slash, dot or hyphen, with spaces between (specification, section 5).
 */
export const isStreetAddress = (text: string): boolean => STREET_ADDRESS.test(text.trim());
