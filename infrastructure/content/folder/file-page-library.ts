import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { PageLibrary } from '../../../application/ports/content/page-library.ts';
import type { Logger } from '../../../application/ports/logger.ts';
import { kilobytesOf, overLimit } from '../../../domain/content/checks/content-limits.ts';
import type { Block } from '../../../domain/content/blocks/block.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import { entryOf } from '../../../domain/content/page-entry.ts';
import { listFolder, type ListedFile, type Listing } from './folder-listing.ts';
import { readMarkup, type ReadMarkup } from '../blocks/block-markup.ts';
import { withPieces, type Pieces } from '../blocks/reusable-blocks.ts';
import { pageOfFile, type WrittenPage } from './page-file.ts';

/** The content of a file: a page, or a piece (reusable block) for pages. */
type ReadFile = ListedFile & {
  readonly held: E.Either<string, WrittenPage | Piece>;
};

interface Piece {
  readonly piece: ReadonlyArray<Block>;
  readonly faults: ReadonlyArray<string>;
}

const pieceOf = ({ blocks, faults }: ReadMarkup): Piece => ({ piece: blocks, faults });

/** The files of pieces, one each, which pages refer to by name: `<!-- wp:block {"slug":"warranty"} /-->`. */
const PIECE = /^pieces\/(?<slug>[\w-]+)\.html$/;

interface FileOptions {
  /** Larger files are skipped before parsing. Absent means no limit. */
  readonly maxKilobytes?: number;
  /** Parses a file; `pageOfFile` by default. */
  readonly pageOf?: typeof pageOfFile;
}

/** The fingerprint before the first read. */
const UNREAD = 'unread';

/** The pages of a folder and its subfolders, as of the last refresh. Lookups never read the disk. */
export class FilePageLibrary implements PageLibrary {
  private files: ReadonlyMap<string, ReadFile> = new Map();
  private reported: ReadonlySet<string> = new Set();
  private fingerprint = UNREAD;
  private pages: ReadonlyMap<string, ContentPage> = new Map();
  private opening: Promise<unknown> | null = null;

  constructor(
    private readonly folder: string,
    private readonly log: Logger,
    private readonly options: FileOptions = {},
  ) {}

  /** Reads the changes in the folder and returns the folders it found. Never rejects. Call it only once at a time. */
  async refresh(): Promise<ReadonlyArray<string>> {
    const listing = await listFolder(this.folder);
    const fingerprint = createHash('sha256').update(JSON.stringify(listing)).digest('base64url').slice(0, 16);
    if (this.fingerprint !== fingerprint) {
      if ('reason' in listing) {
        this.log.warning(`The folder of pages ${this.folder} is not read: ${listing.reason}`);
        this.pages = new Map();
      } else this.pages = await this.read(listing);
      this.fingerprint = fingerprint;
    }
    return 'reason' in listing ? [] : listing.folders;
  }

  readonly page: PageLibrary['page'] = (path) => async () => {
    await this.opened();
    return E.right(O.fromNullable(this.pages.get(path)));
  };

  readonly entries: PageLibrary['entries'] = () => async () => {
    await this.opened();
    return E.right([...this.pages.values()].map(entryOf));
  };

  readonly version: PageLibrary['version'] = () => this.fingerprint;

  private async opened(): Promise<void> {
    if (this.fingerprint === UNREAD) await (this.opening ??= this.refresh());
  }

  /** If two files have the same path, the first by name wins. Unreadable files are skipped. */
  private async read({ files: listed, unread }: Listing): Promise<ReadonlyMap<string, ContentPage>> {
    const files: ReadFile[] = [];
    for (const file of listed) files.push(await this.fileOf(file));
    this.files = new Map(files.map((file) => [file.name, file]));
    const pages = new Map<string, { readonly name: string; readonly page: ContentPage }>();
    const faults = new Map(
      unread.map(({ name, reason }) => [`${name} ${reason}`, `The folder ${name} is left out: ${reason}`]),
    );
    const pieces = new Map(
      files.flatMap(({ name, held }) =>
        E.isRight(held) && 'piece' in held.right ? [[slugOf(name), held.right.piece] as const] : [],
      ),
    );
    for (const { name, stamp, held } of files) {
      const leaveOut = (reason: string) =>
        faults.set(`${name} ${stamp} ${reason}`, `The page ${name} is left out: ${reason}`);
      if (E.isLeft(held)) {
        leaveOut(held.left);
        continue;
      }
      for (const fault of held.right.faults ?? [])
        faults.set(`${name} ${stamp} ${fault}`, `The page ${name}, ${fault}`);
      for (const page of 'piece' in held.right ? [] : atAllPaths(held.right, pieces)) {
        const first = pages.get(page.path);
        if (first === undefined) pages.set(page.path, { name, page });
        else leaveOut(`its path ${page.path} is that of ${first.name}`);
      }
    }
    this.report(faults);
    return new Map([...pages].map(([path, { page }]) => [path, page]));
  }

  /** Reads a file only if it has changed. */
  private async fileOf(file: ListedFile): Promise<ReadFile> {
    const read = this.files.get(file.name);
    return read?.stamp === file.stamp ? read : { ...file, held: await this.heldBy(file.name) };
  }

  private async heldBy(name: string): Promise<ReadFile['held']> {
    try {
      const text = await readFile(join(this.folder, name), 'utf8');
      const { maxKilobytes = Infinity, pageOf = pageOfFile } = this.options;
      const tooLarge = overLimit({ kilobytes: kilobytesOf(text.length) }, { kilobytes: maxKilobytes });
      if (tooLarge !== null) return E.left(tooLarge);
      return PIECE.test(name) ? E.right(pieceOf(readMarkup(text))) : pageOf(name, text);
    } catch (fault) {
      return E.left(fault instanceof Error ? fault.message : 'cannot be read');
    }
  }

  /** Logs each fault once, and again when its file changes. */
  private report(faults: ReadonlyMap<string, string>): void {
    for (const [key, message] of faults) if (!this.reported.has(key)) this.log.warning(message);
    this.reported = new Set(faults.keys());
  }
}

const slugOf = (name: string): string => PIECE.exec(name)?.groups?.['slug'] ?? '';

/** A page with its pieces, and a copy at each alias. */
const atAllPaths = (
  { aliases = [], faults: _, ...page }: WrittenPage,
  pieces: Pieces,
): ReadonlyArray<ContentPage> => {
  const whole = { ...page, blocks: withPieces(page.blocks, pieces) };
  return [whole, ...aliases.map((path) => ({ ...whole, path, canonicalPath: page.path }))];
};
