/** Keys that have never been used before: UUIDs. */
export interface IdGenerator {
  readonly next: () => string;
}
