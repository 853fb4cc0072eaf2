/** Keys that nobody has used before: UUIDs. */
export interface IdGenerator {
  readonly next: () => string;
}
