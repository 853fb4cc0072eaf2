/** A browser storage that lasts as long as its test; several pages may share it. */
export class MemoryStorage implements Storage {
  [name: string]: unknown;

  constructor(
    private readonly items = new Map<string, string>(),
    private readonly onChange = (): void => undefined,
  ) {}

  get length(): number {
    return this.items.size;
  }

  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.items.set(key, text);
    this.onChange();
  }

  removeItem(key: string): void {
    this.items.delete(key);
    this.onChange();
  }

  clear(): void {
    this.items.clear();
    this.onChange();
  }
}

/** A storage that is switched off, or full. */
export const refusedStorage = (): never => {
  throw new Error('SecurityError');
};
