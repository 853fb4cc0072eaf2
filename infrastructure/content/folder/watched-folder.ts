import { watch, type FSWatcher } from 'node:fs';
import type { Subscription } from 'rxjs';
import type { Clock } from '../../../application/ports/clock.ts';

/** The delay after a change, in milliseconds, because files are often written in several steps. */
const SETTLE_MS = 100;

/** The minimum interval between refreshes, in milliseconds, and the maximum share of time that refreshes may take. */
const MIN_INTERVAL_MS = 250;
const MAX_SHARE = 0.1;

/** The interval of refreshes without reported changes, in milliseconds, because some mounts report none. */
const MAX_INTERVAL_MS = 10_000;

/**
 * Refreshes what is read from a folder when the system reports a change, at most four times a second, and at least every ten seconds.
 * `refresh` returns the folders to watch, and never rejects.
 */
export class WatchedFolder {
  private readonly watchers = new Map<string, FSWatcher>();
  /** When the next refresh may start, in milliseconds since 1970. */
  private earliest = 0;
  private isRefreshing = false;
  private isChanged = false;
  private isClosed = false;
  private next: { readonly at: number; readonly wait: Subscription } | null = null;

  constructor(
    private readonly refresh: () => Promise<ReadonlyArray<string>>,
    private readonly clock: Clock,
  ) {}

  /** Refreshes, and starts to watch. */
  async open(): Promise<void> {
    await this.look();
  }

  close(): void {
    this.isClosed = true;
    this.next?.wait.unsubscribe();
    for (const folder of this.watchers.keys()) this.unwatch(folder);
  }

  private async look(): Promise<void> {
    this.next = null;
    this.isRefreshing = true;
    this.isChanged = false;
    const began = this.clock.now();
    const folders = await this.refresh();
    const took = Math.max(0, this.clock.now() - began);
    this.earliest = this.clock.now() + Math.max(MIN_INTERVAL_MS, took / MAX_SHARE);
    this.isRefreshing = false;
    if (this.isClosed) return;
    const isNew = this.watchAll(folders);
    this.schedule(MAX_INTERVAL_MS);
    // Refreshes again for changes before a new folder was watched, because these weren't reported.
    if (isNew || this.isChanged) this.onReport();
  }

  private readonly onReport = (): void => {
    this.isChanged = true;
    if (!this.isRefreshing) this.schedule(SETTLE_MS);
  };

  /** Schedules a refresh, unless an earlier one is scheduled. */
  private schedule(milliseconds: number): void {
    const now = this.clock.now();
    // The upper limit matters only after the clock was set back.
    const at = Math.min(Math.max(now + milliseconds, this.earliest), now + MAX_INTERVAL_MS);
    if (this.isClosed || (this.next !== null && this.next.at <= at)) return;
    this.next?.wait.unsubscribe();
    this.next = { at, wait: this.clock.after(at - now).subscribe(() => void this.look()) };
  }

  /** Watches new folders and unwatches old ones. Returns whether there are new ones. */
  private watchAll(folders: ReadonlyArray<string>): boolean {
    for (const folder of this.watchers.keys()) if (!folders.includes(folder)) this.unwatch(folder);
    const isNew = folders.filter((folder) => !this.watchers.has(folder)).map((folder) => this.watch(folder));
    return isNew.includes(true);
  }

  /** When the system has no watchers left, only the periodic refresh covers the folder. Returns whether the folder is watched. */
  private watch(folder: string): boolean {
    try {
      const watcher = watch(folder, { persistent: false }, (event) => {
        // The folder itself may have been replaced. The next refresh watches the new one.
        if (event === 'rename') this.unwatch(folder);
        this.onReport();
      });
      watcher.on('error', () => this.unwatch(folder));
      this.watchers.set(folder, watcher);
      return true;
    } catch {
      return false;
    }
  }

  private unwatch(folder: string): void {
    this.watchers.get(folder)?.close();
    this.watchers.delete(folder);
  }
}
