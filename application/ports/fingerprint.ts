/** Hashes texts: equal texts have equal short hashes, different texts different ones. */
export interface Fingerprint {
  readonly of: (text: string) => string;
}
