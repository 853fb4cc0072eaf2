import { pipe } from 'fp-ts/function';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as RA from 'fp-ts/ReadonlyArray';
import * as TE from 'fp-ts/TaskEither';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Logger } from '../../../application/ports/logger.ts';
import type { Block } from '../../../domain/content/blocks/block.ts';
import { kilobytesOf, overLimit } from '../../../domain/content/checks/content-limits.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import type { PageEntry } from '../../../domain/content/page-entry.ts';
import { rewritePage } from '../../../domain/content/page-texts.ts';
import { relatedArticles, type RelatedArticle } from '../../../domain/content/related-article.ts';
import { isAbsolute } from '../../wire/page-path.ts';
import { addressesOf, type Addresses } from '../blocks/addresses.ts';
import { readMarkup } from '../blocks/block-markup.ts';
import { piecesIn, withPieces, type Pieces } from '../blocks/reusable-blocks.ts';
import { ownLinks, type OwnLink } from './own-links.ts';
import { PathsOfIds } from './paths-of-ids.ts';
import { needsShown, withShown, type Renders } from './shown-blocks.ts';
import type { Item, Items } from './wordpress-item.ts';
import { ANSWERED, WordPressLine, type WordPressAnswer } from './wordpress-line.ts';
import { MEDIA_FIELDS, mediaIdsIn, pictureIdsIn, withMedia } from './wordpress-media.ts';
import { ARTICLE_FIELDS, articlesOf, ENTRY_FIELDS, entryAt, PAGE_FIELDS, pageAt } from './wordpress-page.ts';
import { MAX_ITEMS, WordPressRest, type WordPressAccess } from './wordpress-rest.ts';

type Blocks = ReadonlyArray<Block>;

/** The maximum number of portions of a list. Protects against an endless list. */
const MAX_PORTIONS = 100;

/** The maximum nesting depth of reusable blocks. */
const MAX_REUSABLE_DEPTH = 5;

export interface WordPressSourceSettings {
  readonly access: WordPressAccess;
  readonly timeoutMs: number;
  /** The site's own URL. URLs of images on it become paths. */
  readonly siteUrl: string;
  /** Returns whether the site itself renders a block. Other blocks use WordPress's html. */
  readonly renders?: Renders;
  /** Larger pages are refused before parsing. Absent means the limit of 5 MB per response. */
  readonly maxKilobytes?: number;
}

/** Reads a WordPress without caching. */
export class WordPressSource {
  readonly line: WordPressLine;
  private readonly api: WordPressRest;
  private readonly addresses: Addresses;
  /** WordPress's API may have a different URL from its pages. */
  private home: string;
  /** The paths of public pages, now and formerly. */
  readonly paths = new PathsOfIds();

  constructor(
    private readonly settings: WordPressSourceSettings,
    { clock, log }: { clock: Clock; log: Logger },
  ) {
    this.line = new WordPressLine(settings.timeoutMs, clock, log);
    this.addresses = addressesOf(settings.siteUrl);
    this.api = new WordPressRest(settings.access, this.line, this.paths);
    this.home = this.api.home;
  }

  /** The page at a path. None when there is no such page. */
  page(path: string): WordPressAnswer<O.Option<ContentPage>> {
    const found = this.api.item(path, PAGE_FIELDS);
    return this.line.logged(
      path,
      this.completed(found, () => path),
    );
  }

  /** The page or post of an id, published or not. None when it doesn't exist or we can't read it. */
  draft(id: number): WordPressAnswer<O.Option<ContentPage>> {
    const found = this.api.draft(id, [...PAGE_FIELDS, 'shown']);
    const pathOf = ({ link }: Item): string => this.api.pathOf(link) ?? '/';
    return this.line.logged(`the draft ${id}`, this.completed(found, pathOf));
  }

  /** All pages and posts, each path once. */
  entries(): WordPressAnswer<ReadonlyArray<PageEntry>> {
    const listed = pipe(
      this.portions(null, MAX_PORTIONS),
      TE.map((items) => {
        const entries = items.flatMap((item) => {
          const path = this.api.pathOf(item.link);
          return path === null ? [] : [[path, entryAt(path, item)] as const];
        });
        this.paths.list(this.api.placesOf(items));
        return [...new Map<string, PageEntry>(entries).values()];
      }),
    );
    return this.line.logged('the list of pages', listed);
  }

  /** At most `count` articles that are related to the one at a path. */
  articles(path: string, count: number): WordPressAnswer<ReadonlyArray<RelatedArticle>> {
    const articles = (items: Items) => articlesOf(items, (link) => this.api.pathOf(link), this.addresses);
    const found = pipe(
      // One more, because the article itself is in the result.
      this.api.posts(path, Math.min(count + 1, MAX_ITEMS), ARTICLE_FIELDS),
      TE.map(({ alike, newest }) => relatedArticles(path, articles(alike), articles(newest), count)),
    );
    return this.line.logged(`the articles of ${path}`, found);
  }

  private portions(next: string | null, most: number): WordPressAnswer<Items> {
    return pipe(
      this.api.portion(next, ENTRY_FIELDS),
      TE.chain((portion) =>
        portion.next === null || most === 1
          ? TE.right(portion.items)
          : pipe(
              this.portions(portion.next, most - 1),
              TE.map((others) => [...portion.items, ...others]),
            ),
      ),
    );
  }

  /** A complete page: with reusable blocks, WordPress's html for other blocks, media, and links to this site. */
  private completed(
    found: WordPressAnswer<O.Option<Item>>,
    pathOf: (item: Item) => string,
  ): WordPressAnswer<O.Option<ContentPage>> {
    const complete = (item: Item): WordPressAnswer<ContentPage> => {
      const path = pathOf(item);
      return pipe(
        TE.fromEither(this.blocksOf(item, path)),
        TE.chain((blocks) => this.withPieces(blocks)),
        TE.chain((blocks) => this.withShown(blocks, path, item)),
        TE.chain((blocks) => this.withMedia(blocks)),
        TE.chain((blocks) => this.withOwnLinks(pageAt(path, item, blocks, this.addresses), item)),
      );
    };
    return pipe(found, TE.chain(O.traverse(TE.ApplicativeSeq)(complete)));
  }

  /** The blocks of an item. An item without content is a fault, not an empty page. So is one over the size limit, before parsing. */
  private blocksOf({ blocks, shown }: Item, path: string): E.Either<string, Blocks> {
    const text = blocks ?? shown;
    if (text === undefined) return E.left(`${ANSWERED}the page has no content`);
    const { maxKilobytes: kilobytes = Infinity } = this.settings;
    const tooLarge = overLimit({ kilobytes: kilobytesOf(text.length) }, { kilobytes });
    if (tooLarge !== null) return E.left(`${ANSWERED}${tooLarge}`);
    return E.right(this.read(text, path));
  }

  /** The blocks of a text. Reports what its editor should repair. */
  private read(text: string, subject: string): Blocks {
    const { blocks, faults } = readMarkup(text);
    for (const fault of faults) this.line.warn(`${subject}, ${fault}`);
    return blocks;
  }

  /** Expands reusable blocks, also nested ones. */
  private withPieces(blocks: Blocks): WordPressAnswer<Blocks> {
    return pipe(
      this.pieces(blocks, new Map(), MAX_REUSABLE_DEPTH),
      TE.map((pieces) => (pieces.size === 0 ? blocks : withPieces(blocks, pieces))),
    );
  }

  private pieces(blocks: Blocks, known: Pieces, depth: number): WordPressAnswer<Pieces> {
    const ids = piecesIn(blocks).filter((name) => typeof name === 'number' && !known.has(name));
    if (ids.length === 0 || depth === 0) return TE.right(known);
    return pipe(
      this.api.reusableBlocks(ids.slice(0, MAX_ITEMS) as ReadonlyArray<number>, ['id', 'blocks']),
      TE.map((items) =>
        items.map(({ id = 0, blocks = '' }) => [id, this.read(blocks, `the reusable block ${id}`)] as const),
      ),
      TE.chain((found) =>
        this.pieces(
          found.flatMap(([, piece]) => piece),
          new Map([...known, ...found]),
          depth - 1,
        ),
      ),
    );
  }

  private withShown(blocks: Blocks, path: string, item: Item): WordPressAnswer<Blocks> {
    const { renders = () => true } = this.settings;
    if (!needsShown(blocks, renders)) return TE.right(blocks);
    return pipe(
      item.shown === undefined ? this.api.item(path, ['shown']) : TE.right(O.some(item)),
      TE.map((found) => {
        const { shown } = O.toUndefined(found) ?? {};
        return shown === undefined ? blocks : withShown(blocks, shown, renders);
      }),
    );
  }

  private withMedia(blocks: Blocks): WordPressAnswer<Blocks> {
    const ids = mediaIdsIn(blocks);
    return pipe(
      RA.chunksOf(MAX_ITEMS)([...new Set([...ids, ...pictureIdsIn(blocks)])]),
      TE.traverseSeqArray((portion) => this.api.media(portion, MEDIA_FIELDS)),
      TE.map((media) => withMedia(blocks, media.flat())),
      // Pictures of saved html have an address already.
      TE.orElse((reason) => (ids.length > 0 ? TE.left(reason) : TE.right(blocks))),
    );
  }

  /** Asks WordPress about the links to pages that aren't known yet, because a new page may link to another new one. */
  private withOwnLinks(page: ContentPage, { link = '' }: Item): WordPressAnswer<ContentPage> {
    if (isAbsolute(link) && link.endsWith(page.path)) this.home = link.slice(0, -page.path.length);
    const unknown: OwnLink[] = [];
    const linked = this.linked(page, (missing) => unknown.push(missing));
    if (unknown.length === 0) return TE.right(linked);
    return pipe(
      this.api.find(unknown),
      // A page is shown even when its links can't be looked up. They lead to WordPress then.
      TE.match(
        () => linked,
        () => this.linked(page, () => undefined),
      ),
      TE.fromTask,
    );
  }

  private linked(page: ContentPage, onUnknown: (link: OwnLink) => void): ContentPage {
    const text = ownLinks(this.home, (link) => {
      const path = 'id' in link ? this.paths.pathOf(link.id) : link.path;
      if (path !== null && (path === '/' || this.paths.has(path))) return path;
      onUnknown(link);
      return null;
    });
    return rewritePage(page, { text, html: text });
  }
}
