import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Logger } from '../../../application/ports/logger.ts';
import type { PageEntry } from '../../../domain/content/page-entry.ts';
import { parseBoundedJson } from '../../wire/bounded-json.ts';
import type { CachedVersion } from './cached-answers.ts';
import type { SavedPaths } from './paths-of-ids.ts';

/** The last known pages of a WordPress, and their paths now and formerly. */
export interface SavedPages {
  readonly pages: ReadonlyArray<PageEntry>;
  readonly paths: SavedPaths;
  /** The versions that visitors see. */
  readonly versions?: ReadonlyArray<CachedVersion>;
}

/** The last known pages of a WordPress, for a start while it is down and for links to former paths. */
export interface KnownPages {
  /** Null when no pages are known. Never rejects. */
  readonly read: () => Promise<SavedPages | null>;
  /** Saves the pages. Never rejects; failures are logged. */
  readonly save: (saved: SavedPages) => Promise<void>;
}

/** For programs that only read. */
export const NO_KNOWN_PAGES: KnownPages = { read: async () => null, save: async () => undefined };

const FILE_NAME = 'wordpress-pages.json';
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

const Paths = t.array(t.tuple([t.string, t.number]));

const Saved = t.intersection([
  t.type({
    /** A hash of the WordPress URL, so that another WordPress's pages aren't used. */
    source: t.string,
    pages: t.array(
      t.intersection([
        t.type({ path: t.string, locale: t.string, title: t.string }),
        t.partial({ isListed: t.boolean }),
      ]),
    ),
  }),
  // Files of earlier versions have none.
  t.partial({
    paths: t.type({ now: Paths, former: Paths }),
    versions: t.array(t.tuple([t.string, t.number, t.string])),
  }),
]);

const NO_PATHS: SavedPaths = { now: [], former: [] };

/** Stores the pages and their paths in a file in `DATA_DIR`. `address` is the URL of the WordPress. */
export class KnownPagesFile implements KnownPages {
  private readonly file: string;
  private readonly source: string;
  private saved = '';
  private saving: Promise<void> = Promise.resolve();

  constructor(
    private readonly folder: string,
    address: string,
    private readonly log: Logger,
  ) {
    this.file = join(folder, FILE_NAME);
    this.source = createHash('sha256').update(address).digest('base64url');
  }

  readonly read = async (): Promise<SavedPages | null> => {
    try {
      const text = await readFile(this.file, 'utf8');
      const saved = Saved.decode(parseBoundedJson(text));
      if (E.isLeft(saved) || saved.right.source !== this.source) return null;
      this.saved = text;
      const { pages, paths = NO_PATHS, versions } = saved.right;
      return { pages, paths, ...(versions !== undefined && { versions }) };
    } catch {
      return null;
    }
  };

  /** Writes run one after another, so that the last list wins. */
  readonly save = (saved: SavedPages): Promise<void> => {
    this.saving = this.saving.then(() => this.write(JSON.stringify({ source: this.source, ...saved })));
    return this.saving;
  };

  /** Writes a temporary file and renames it, so that a start never reads a partial file. */
  private async write(text: string): Promise<void> {
    if (text === this.saved) return;
    const part = `${this.file}.${process.pid}`;
    try {
      await mkdir(this.folder, { recursive: true, mode: FOLDER_MODE });
      await writeFile(part, text, { mode: FILE_MODE });
      await rename(part, this.file);
      this.saved = text;
    } catch (fault) {
      const reason = typeof fault === 'object' && fault !== null && 'code' in fault ? fault.code : 'unknown';
      this.log.warning(`The addresses of WordPress's pages cannot be saved: ${String(reason)}`);
    }
  }
}
