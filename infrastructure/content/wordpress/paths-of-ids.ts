/** The maximum number of former paths. The oldest are forgotten first. */
const MAX_FORMER = 10_000;

/** A page or post and its path now. */
export interface PlacedId {
  readonly id: number;
  readonly path: string;
}

/** The state of `PathsOfIds`, as pairs of a path and an id. */
export interface SavedPaths {
  readonly now: ReadonlyArray<readonly [string, number]>;
  readonly former: ReadonlyArray<readonly [string, number]>;
}

/**
 * The paths of WordPress's pages and posts by id, now and formerly. A former path leads to where its last page is now, in one step, so that
 * there are no chains and no loops.
 */
export class PathsOfIds {
  /** The last path of each id, also of pages that aren't public at the moment. */
  private readonly last = new Map<number, string>();
  private readonly now = new Map<string, number>();
  private readonly former = new Map<string, number>();

  /** Called with the former path of a page that has a new one. */
  onMove: (path: string) => void = () => undefined;

  /** Replaces the state by one from before the start. */
  restore({ now, former }: SavedPaths): void {
    this.former.clear();
    for (const [path, id] of former) this.former.set(path, id);
    this.now.clear();
    for (const [path, id] of now) {
      this.now.set(path, id);
      this.last.set(id, path);
    }
  }

  get saved(): SavedPaths {
    return { now: [...this.now], former: [...this.former] };
  }

  /** Replaces the public pages by a complete list. */
  list(pages: ReadonlyArray<PlacedId>): void {
    this.now.clear();
    for (const page of pages) this.note(page);
  }

  /** Notes where a public page is now. */
  note({ id, path }: PlacedId): void {
    const before = this.last.get(id);
    this.last.set(id, path);
    if (before !== undefined && before !== path) {
      if (this.now.get(before) === id) this.now.delete(before);
      this.leave(before, id);
    }
    this.now.set(path, id);
  }

  /** Whether a public page is at a path. */
  has(path: string): boolean {
    return this.now.has(path);
  }

  /** The path of a public page. Null for other ids. */
  pathOf(id: number): string | null {
    const path = this.last.get(id);
    return path !== undefined && this.now.get(path) === id ? path : null;
  }

  /** Where the last page of a path is now. Null when it is still there, has gone, or never was. */
  movedTo(path: string): string | null {
    const id = this.former.get(path);
    return id === undefined || this.now.has(path) ? null : this.pathOf(id);
  }

  /** The former paths of the public page at a path. */
  formerOf(path: string): ReadonlyArray<string> {
    return [...this.former].flatMap(([former, id]) =>
      former !== path && this.pathOf(id) === path ? [former] : [],
    );
  }

  private leave(path: string, id: number): void {
    // A path that is set again moves to the end of the map.
    this.former.delete(path);
    this.former.set(path, id);
    const [oldest] = this.former.keys();
    if (this.former.size > MAX_FORMER && oldest !== undefined) this.former.delete(oldest);
    this.onMove(path);
  }
}
