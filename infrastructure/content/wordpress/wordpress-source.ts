import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Logger } from '../../../application/ports/logger.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import type { PageEntry } from '../../../domain/content/page-entry.ts';
import { relatedArticles, type RelatedArticle } from '../../../domain/content/related-article.ts';
import { addressesOf } from '../blocks/addresses.ts';
import { BUDGET_MS, LATE, type Read } from './cached-answers.ts';
import { MAX_NODES, type WordPressApi, type WordPressApiBy } from './wordpress-api.ts';
import { NOT_ASKED, WordPressCall } from './wordpress-call.ts';
import type { WordPressMedia } from './wordpress-media-wire.ts';
import { mediaIdsIn, withMedia } from './wordpress-media.ts';
import { withOwnLinks } from './own-links.ts';
import { needsShown, withShown, type Renders } from './shown-blocks.ts';
import { WordPressOutage } from './wordpress-outage.ts';
import type { EntriesPortion } from './wordpress-wire.ts';

/** Portions of a list that are read: an end that never comes would be an outage of ours. */
const MAX_PORTIONS = 100;

export interface WordPressSourceSettings {
  readonly api: WordPressApiBy;
  /** How long one answer may take, in milliseconds. */
  readonly timeoutMs: number;
  /** The site's own address: pictures of it are written as paths. */
  readonly siteUrl: string;
  /** What the site renders by itself; of all other blocks it renders what WordPress shows. */
  readonly renders?: Renders;
  /** Larger contents of a page are refused before they are parsed; up to 5 MB are read without it. */
  readonly maxKilobytes?: number;
}

/** What a WordPress holds, asked anew at each call; nothing is cached. */
export class WordPressSource {
  private readonly call: WordPressCall;
  private readonly outage: WordPressOutage;
  private readonly api: WordPressApi;
  private readonly renders: Renders;
  /** Of pages, as they were listed last. */
  private paths: ReadonlySet<string> = new Set();

  constructor(
    { api, timeoutMs, siteUrl, maxKilobytes = Infinity, renders = () => true }: WordPressSourceSettings,
    { clock, log }: { clock: Clock; log: Logger },
  ) {
    this.call = new WordPressCall(timeoutMs, clock);
    this.outage = new WordPressOutage(log);
    this.renders = renders;
    this.api = api(this.call, {
      ...{ addresses: addressesOf(siteUrl), maxKilobytes },
      warn: (warning) => this.outage.leftOut(warning),
    });
  }

  /** Whether it has failed so often that it is hardly asked any more. */
  get isDown(): boolean {
    return this.call.isDown;
  }

  /** Whether it is down, but there was a sign of life since it was last asked. */
  get mayBeBack(): boolean {
    return this.call.mayBeBack;
  }

  /** Why it makes no sense to wait for an answer: it is down, or something asked for earlier is late; null: it does. */
  readonly whyNotWait = (): string | null => {
    if (this.isDown && !this.mayBeBack) return this.outage.reason;
    return this.call.waitingMs >= BUDGET_MS ? LATE : null;
  };

  /** Asks again at once, even in an outage: it has shown a sign of life. */
  endPause(): void {
    this.call.endPause();
  }

  /** The page of a path with its pictures; none: there is no such page. */
  page(path: string): Read<O.Option<ContentPage>> {
    return this.logged(path, async () => {
      const page = await this.api.page(path);
      if (E.isLeft(page) || O.isNone(page.right)) return page;
      return this.completed(page.right.value, () => this.api.shown(path));
    });
  }

  /** The page or post of an id, published or not, with its pictures; none: there is none that we may read. */
  draft(id: number): Read<O.Option<ContentPage>> {
    return this.logged(`the draft ${id}`, async () => {
      const draft = await this.api.draft(id);
      if (E.isLeft(draft) || O.isNone(draft.right)) return draft as E.Either<string, O.None>;
      const { page, shown } = draft.right.value;
      return this.completed(page, async () => E.right(O.some(shown)));
    });
  }

  /** Pages and posts, each path once. */
  entries(): Read<ReadonlyArray<PageEntry>> {
    return this.logged('the list of pages', async () => {
      const entries = new Map<string, PageEntry>();
      let next: string | null = null;
      for (let portions = 0; portions < MAX_PORTIONS; portions++) {
        const portion: E.Either<string, EntriesPortion> = await this.api.entries(next);
        if (E.isLeft(portion)) return portion;
        this.outage.leftOut(portion.right.warning);
        for (const entry of portion.right.entries) entries.set(entry.path, entry);
        next = portion.right.next;
        if (next === null) break;
      }
      this.paths = new Set(entries.keys());
      return E.right([...entries.values()]);
    });
  }

  /** At most `count` articles that belong to the one of a path. */
  articles(path: string, count: number): Read<ReadonlyArray<RelatedArticle>> {
    return this.logged(`the articles of ${path}`, async () => {
      // One more: the article itself is among them.
      const found = await this.api.articles(path, Math.min(count + 1, MAX_NODES));
      return pipe(
        found,
        E.map(({ alike, newest, warning }) => {
          this.outage.leftOut(warning);
          return relatedArticles(path, alike, newest, count);
        }),
      );
    });
  }

  /** Until pages are listed, each address is taken for one. */
  private readonly isPage = (path: string): boolean =>
    path === '/' || this.paths.size === 0 || this.paths.has(path);

  /** A page with its pictures, with what WordPress shows in the place of other blocks, and links to this site. */
  private async completed(
    read: ContentPage,
    shown: () => Read<O.Option<string>>,
  ): Read<O.Option<ContentPage>> {
    const page = await this.withShown(read, shown);
    if (E.isLeft(page)) return page;
    const { blocks } = page.right;
    const media = await this.media(mediaIdsIn(blocks));
    return pipe(
      media,
      E.map((known) => {
        const linked = withOwnLinks(withMedia(blocks, known), this.api.home, this.isPage);
        return O.some({ ...page.right, blocks: linked });
      }),
    );
  }

  /** A page with what WordPress shows in the place of blocks that the site does not render. */
  private async withShown(page: ContentPage, ask: () => Read<O.Option<string>>): Read<ContentPage> {
    if (!needsShown(page.blocks, this.renders)) return E.right(page);
    const shown = await ask();
    return pipe(
      shown,
      E.map(
        O.match(
          () => page,
          (html) => ({ ...page, blocks: withShown(page.blocks, html, this.renders) }),
        ),
      ),
    );
  }

  private async media(ids: ReadonlyArray<number>): Read<ReadonlyArray<WordPressMedia>> {
    const known: WordPressMedia[] = [];
    for (let from = 0; from < ids.length; from += MAX_NODES) {
      const media = await this.api.media(ids.slice(from, from + MAX_NODES));
      if (E.isLeft(media)) return media;
      known.push(...media.right);
    }
    return E.right(known);
  }

  private async logged<A>(subject: string, read: () => Read<A>): Read<A> {
    const answer = await read();
    if (E.isRight(answer)) this.outage.answered(subject);
    else if (answer.left === NOT_ASKED) return E.left(this.outage.reason);
    else this.outage.failed(subject, answer.left);
    return answer;
  }
}
