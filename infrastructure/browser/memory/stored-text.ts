/** A text under one key of a storage that may be disabled or full, and that other scripts may write to. */
export class StoredText {
  constructor(
    private readonly storage: () => Storage,
    private readonly key: string,
  ) {}

  /** Null when there is no text or it can't be read. */
  read(): string | null {
    try {
      return this.storage().getItem(this.key);
    } catch {
      return null;
    }
  }

  /** Null removes the text. Returns whether that worked. */
  write(text: string | null): boolean {
    try {
      if (text === null) this.storage().removeItem(this.key);
      else this.storage().setItem(this.key, text);
      return true;
    } catch {
      return false;
    }
  }
}
