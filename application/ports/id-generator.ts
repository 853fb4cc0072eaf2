/** Generates unique ids (UUIDs). */
export interface IdGenerator {
  readonly next: () => string;
}
