/** The parts of the contact lines in a mail. */
export type ContactPart =
  'firstName' | 'lastName' | 'phone' | 'email' | 'addressLine1' | 'city' | 'state' | 'zip' | 'country';

/** How a field appears in the mail to a dealer, which is in English (contract, section 7). */
export type MailReading =
  /** Part of the contact lines at the top. */
  | { readonly kind: 'contact'; readonly part: ContactPart }
  /** `label: text`. Fields with the same label share a line. */
  | { readonly kind: 'line'; readonly label: string; readonly read?: (text: string) => string }
  /** `label: yes` after the other lines, if consent was given. */
  | { readonly kind: 'consent'; readonly label: string }
  /** A paragraph at the end that keeps its line breaks. */
  | { readonly kind: 'paragraph'; readonly label: string };
