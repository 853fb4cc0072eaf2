import type { Locks } from '../../../infrastructure/browser/outbox/one-page-at-a-time.ts';
import type { OutboxPlaces } from '../../../infrastructure/browser/outbox/outbox-places.ts';
import { MemoryStorage } from '../memory-storage.ts';

/** The pages of one site in one browser: they share a storage and its locks, and are notified of each other's writes. */
export class FakePages {
  private readonly windows = new Set<EventTarget>();
  private readonly items = new Map<string, string>();
  private isLocked = false;
  /** Null for a browser without locks. */
  locks: Locks | null = {
    request: async (_name, _options, work) => {
      if (this.isLocked) return work(null);
      this.isLocked = true;
      return work({}).finally(() => (this.isLocked = false));
    },
  };

  open(): OutboxPlaces {
    const window = new EventTarget();
    this.windows.add(window);
    const storage = new MemoryStorage(this.items, () => this.tellAllBut(window));
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
    return { local: () => storage, locks: this.locks ?? undefined, window, document };
  }

  /** The stored value; null if there is none. */
  stored(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  store(key: string, text: string): void {
    this.items.set(key, text);
  }

  private tellAllBut(writer: EventTarget): void {
    queueMicrotask(() => {
      for (const window of this.windows) if (window !== writer) window.dispatchEvent(new Event('storage'));
    });
  }
}
