import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { PageLibrary } from '../../application/ports/page-library.ts';
import type { Logger } from '../../application/ports/logger.ts';
import type { ContentPage } from '../../domain/content/content-page.ts';
import { kilobytesOf, overLimit } from '../../domain/content/content-limits.ts';
import { entryOf } from '../../domain/content/page-entry.ts';
import { listedFiles, type ListedFile } from './folder-listing.ts';
import { pageOfFile } from './page-file.ts';

interface Reading {
  readonly version: string;
  readonly pages: ReadonlyMap<string, ContentPage>;
}

type ReadFile = ListedFile & { readonly page: E.Either<string, ContentPage> };

interface Options {
  readonly log: Logger;
  /** Whether its files never change while the program runs, as those that ship: they are read once. */
  readonly isFixed?: boolean;
  /** Larger files are left out before anything of them is parsed; any size is read without it. */
  readonly maxKilobytes?: number;
  /** How a file is read; `pageOfFile` without it. */
  readonly pageOf?: typeof pageOfFile;
}

/** The pages of a folder and those within it: a changed file shows at the next request. */
export class FilePageLibrary implements PageLibrary {
  private files: ReadonlyMap<string, ReadFile> = new Map();
  private told: ReadonlySet<string> = new Set();
  private reading: Reading | null = null;

  constructor(
    private readonly folder: string,
    private readonly options: Options,
  ) {}

  readonly page: PageLibrary['page'] = (path) =>
    TE.fromIO(() => O.fromNullable(this.current().pages.get(path)));

  readonly entries: PageLibrary['entries'] = () =>
    TE.fromIO(() => [...this.current().pages.values()].map(entryOf));

  readonly version: PageLibrary['version'] = () => this.current().version;

  private current(): Reading {
    if (this.reading !== null && this.options.isFixed) return this.reading;
    const listed = listedFiles(this.folder);
    const version = createHash('sha256').update(JSON.stringify(listed)).digest('base64url').slice(0, 16);
    if (this.reading?.version !== version) {
      if ('reason' in listed)
        this.options.log.warning(`The folder of pages ${this.folder} is not read: ${listed.reason}`);
      this.reading = { version, pages: 'reason' in listed ? new Map<never, never>() : this.read(listed) };
    }
    return this.reading;
  }

  /** Of two files with one path, the first by its name is the page. */
  private read(listed: ReadonlyArray<ListedFile>): ReadonlyMap<string, ContentPage> {
    const files = listed.map((file) => this.fileOf(file));
    this.files = new Map(files.map((file) => [file.name, file]));
    const pages = new Map<string, { readonly name: string; readonly page: ContentPage }>();
    const faults = new Map<string, string>();
    for (const { name, stamp, page } of files) {
      const told = (reason: string) =>
        faults.set(`${name} ${stamp} ${reason}`, `${name} is left out: ${reason}`);
      if (E.isLeft(page)) {
        told(page.left);
        continue;
      }
      const first = pages.get(page.right.path);
      if (first === undefined) pages.set(page.right.path, { name, page: page.right });
      else told(`its path ${page.right.path} is that of ${first.name}`);
    }
    this.tell(faults);
    return new Map([...pages].map(([path, { page }]) => [path, page]));
  }

  /** A file that did not change is not read again. */
  private fileOf(file: ListedFile): ReadFile {
    const kept = this.files.get(file.name);
    return kept?.stamp === file.stamp ? kept : { ...file, page: this.pageOf(file.name) };
  }

  private pageOf(name: string): E.Either<string, ContentPage> {
    try {
      const text = readFileSync(join(this.folder, name), 'utf8');
      const tooLarge = this.tooLarge(text);
      return tooLarge === null ? (this.options.pageOf ?? pageOfFile)(name, text) : E.left(tooLarge);
    } catch (fault) {
      return E.left(fault instanceof Error ? fault.message : 'cannot be read');
    }
  }

  private tooLarge({ length }: string): string | null {
    const { maxKilobytes = Infinity } = this.options;
    return overLimit({ kilobytes: kilobytesOf(length) }, { kilobytes: maxKilobytes });
  }

  /** A fault is told once, and again when its file changed. */
  private tell(faults: ReadonlyMap<string, string>): void {
    for (const [key, message] of faults)
      if (!this.told.has(key)) this.options.log.warning(`The page ${message}`);
    this.told = new Set(faults.keys());
  }
}
