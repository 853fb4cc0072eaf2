/** The parts of the lines that say who asks, and how and where to reach them. */
export type ContactPart =
  'firstName' | 'lastName' | 'phone' | 'email' | 'addressLine1' | 'city' | 'state' | 'zip' | 'country';

/** How a field reads in the mail to a dealer, which is in English (contract, section 7). */
export type MailReading =
  /** A part of one of the first lines. */
  | { readonly kind: 'contact'; readonly part: ContactPart }
  /** `label: text`; fields with the same label are on one line. */
  | { readonly kind: 'line'; readonly label: string; readonly read?: (text: string) => string }
  /** `label: yes` after the other lines, where it is given. */
  | { readonly kind: 'consent'; readonly label: string }
  /** A paragraph of its own at the end, which keeps its line breaks. */
  | { readonly kind: 'paragraph'; readonly label: string };
