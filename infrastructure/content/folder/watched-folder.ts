import { watch, type FSWatcher } from 'node:fs';
import type { Subscription } from 'rxjs';
import type { Clock } from '../../../application/ports/clock.ts';

/** Who writes a file writes it in several steps: so long they are waited for, in milliseconds. */
const SETTLE_MS = 100;

/** Refreshes are at least this far apart, in milliseconds, and they take a tenth of the time at most. */
const MIN_INTERVAL_MS = 250;
const MAX_SHARE = 0.1;

/** Some mounts report no changes: so often a folder is refreshed anyhow, in milliseconds. */
const MAX_INTERVAL_MS = 10_000;

/**
 * Refreshes what is read of a folder when the system reports a change in it, four times a second at most, and every ten
 * seconds.
 * `refresh` answers the folders to watch: the folder and those within it. It never rejects.
 */
export class WatchedFolder {
  private readonly watchers = new Map<string, FSWatcher>();
  /** When the next refresh may begin, in milliseconds since 1970. */
  private earliest = 0;
  private isRefreshing = false;
  private isChanged = false;
  private isClosed = false;
  private next: { readonly at: number; readonly wait: Subscription } | null = null;

  constructor(
    private readonly refresh: () => Promise<ReadonlyArray<string>>,
    private readonly clock: Clock,
  ) {}

  /** Refreshes, and watches from then on. */
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
    // What changed in a folder before it was watched is not reported yet.
    if (isNew || this.isChanged) this.onReport();
  }

  private readonly onReport = (): void => {
    this.isChanged = true;
    if (!this.isRefreshing) this.schedule(SETTLE_MS);
  };

  /** Refreshes after so many milliseconds, unless it is planned for earlier. */
  private schedule(milliseconds: number): void {
    const now = this.clock.now();
    // More is left only when the clock was set back.
    const at = Math.min(Math.max(now + milliseconds, this.earliest), now + MAX_INTERVAL_MS);
    if (this.isClosed || (this.next !== null && this.next.at <= at)) return;
    this.next?.wait.unsubscribe();
    this.next = { at, wait: this.clock.after(at - now).subscribe(() => void this.look()) };
  }

  /** Whether a folder is watched that was not. */
  private watchAll(folders: ReadonlyArray<string>): boolean {
    for (const folder of this.watchers.keys()) if (!folders.includes(folder)) this.unwatch(folder);
    const isNew = folders.filter((folder) => !this.watchers.has(folder)).map((folder) => this.watch(folder));
    return isNew.includes(true);
  }

  /** A system that has no watchers left leaves the folder to the refresh every ten seconds. */
  private watch(folder: string): boolean {
    try {
      const watcher = watch(folder, { persistent: false }, (event) => {
        // The folder itself may have been replaced: the next refresh watches what is there then.
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
