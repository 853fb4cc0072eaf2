/** Characters that aren't confused on the phone (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS_A_CHARACTER = 5n;
const CHARACTERS = 8;

const REFERENCE = new RegExp(`^R-[${ALPHABET}]{${CHARACTERS}}$`);

/** The beginning of the UUIDs that have a reference, `6f1e02ac-4b`. Null: the text is no reference. */
export const idPrefixOf = (reference: string): string | null => {
  if (!REFERENCE.test(reference)) return null;
  const bits = Array.from(reference.slice(2)).reduce(
    (sum, character) => (sum << BITS_A_CHARACTER) | BigInt(ALPHABET.indexOf(character)),
    0n,
  );
  const digits = bits.toString(16).padStart(10, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
};

/** The reference number of a request: `R-` and 8 characters from the lead's UUID (contract, section 7). */
export const referenceOf = (leadId: string): string => {
  const bits = BigInt(`0x${leadId.replaceAll('-', '').slice(0, 10)}`);
  const characters = Array.from({ length: CHARACTERS }, (_, i) => {
    const index = (bits >> (BITS_A_CHARACTER * BigInt(CHARACTERS - 1 - i))) & 31n;
    return ALPHABET[Number(index)];
  });
  return `R-${characters.join('')}`;
};
