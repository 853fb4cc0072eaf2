/** Keys that nobody has used before: UUIDs. */
export interface FreshKeys {
  readonly next: () => string;
}
