/** Distinguishes texts: a short text that is the same for the same text, and for no other. */
export interface Fingerprint {
  readonly of: (text: string) => string;
}
