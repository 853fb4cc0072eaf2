/** A text under one key of a storage, which may be switched off or full, and which anybody may have written to. */
export class StoredText {
  constructor(
    private readonly storage: () => Storage,
    private readonly key: string,
  ) {}

  /** Null: there is none, or it cannot be read. */
  read(): string | null {
    try {
      return this.storage().getItem(this.key);
    } catch {
      return null;
    }
  }

  /** Null takes it away. Answers whether it was done. */
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
