/** The ten digits of a North American number, without the country's 1; null when there are not ten. */
const nationalDigits = (text: string): string | null => {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? digits : null;
};

/**
 * A phone number as the site writes it: digits only, grouped 3-3-4, prefixed `1-` unless told not to
 * (specification, section 5). What is not a North American number stays as it came, trimmed.
 */
export const formatPhone = (text: string, { prefixed = true } = {}): string => {
  const digits = nationalDigits(text);
  if (digits === null) return text.trim();
  const grouped = `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
  return prefixed ? `1-${grouped}` : grouped;
};

/** The same number as a `tel:` address; null when nothing in it can be dialled. */
export const phoneAddress = (text: string): string | null => {
  const national = nationalDigits(text);
  if (national !== null) return `tel:+1${national}`;
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : `tel:${digits}`;
};
