import type { Dismissals } from '../../../application/ports/visitor/dismissals.ts';

/** Keeps closed ids as long as its test. */
export class MemoryDismissals implements Dismissals {
  private readonly ids: Set<string>;

  constructor(...closed: ReadonlyArray<string>) {
    this.ids = new Set(closed);
  }

  readonly closed = (): ReadonlyArray<string> => [...this.ids];
  readonly close = (id: string): void => void this.ids.add(id);
}
