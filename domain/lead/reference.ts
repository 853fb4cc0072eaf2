/** Characters that aren't confused on the phone (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS_A_CHARACTER = 5n;
const CHARACTERS = 8;

/** The reference number of a request: `R-` and 8 characters from the lead's UUID (contract, section 7). */
export const referenceOf = (leadId: string): string => {
  const bits = BigInt(`0x${leadId.replaceAll('-', '').slice(0, 10)}`);
  const characters = Array.from({ length: CHARACTERS }, (_, i) => {
    const index = (bits >> (BITS_A_CHARACTER * BigInt(CHARACTERS - 1 - i))) & 31n;
    return ALPHABET[Number(index)];
  });
  return `R-${characters.join('')}`;
};
