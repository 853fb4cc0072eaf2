import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type { Logger } from '../../application/ports/logger.ts';
import type { ContentPage } from '../../domain/content/content-page.ts';
import type { PageEntry } from '../../domain/content/page-entry.ts';
import { relatedArticles, type RelatedArticle } from '../../domain/content/related-article.ts';
import type { Decode } from '../wire/get-json.ts';
import { decodeArticles } from './wordpress-articles-wire.ts';
import { askWordPress, type WordPressSettings } from './wordpress-call.ts';
import { decodeMedia, type WordPressMedia } from './wordpress-media-wire.ts';
import { mediaIdsIn, withMedia } from './wordpress-media.ts';
import { WordPressOutage } from './wordpress-outage.ts';
import { ARTICLES_QUERY, ENTRIES_QUERY, MEDIA_QUERY, MAX_NODES, PAGE_QUERY } from './wordpress-queries.ts';
import { decodeEntries, decodePage, type EntriesPortion } from './wordpress-wire.ts';

/** What was read, or why it could not be. */
export type Read<A> = Promise<E.Either<string, A>>;

/** Portions of a list that are read: an end that never comes would be an outage of ours. */
const MAX_PORTIONS = 100;

/** What a WordPress holds, asked anew at each call; nothing is kept. */
export class WordPressSource {
  private readonly outage: WordPressOutage;

  constructor(
    private readonly settings: WordPressSettings,
    log: Logger,
  ) {
    this.outage = new WordPressOutage(log);
  }

  /** The page of a path with its pictures; none: there is no such page. */
  page(path: string): Read<O.Option<ContentPage>> {
    return this.told(path, async () => {
      const page = await this.ask((body) => decodePage(path, body, this.settings.maxKilobytes), PAGE_QUERY, {
        uri: path,
      });
      if (E.isLeft(page) || O.isNone(page.right)) return page;
      const { blocks } = page.right.value;
      const media = await this.media(mediaIdsIn(blocks));
      return pipe(
        media,
        E.map((known) =>
          pipe(
            page.right,
            O.map((whole) => ({ ...whole, blocks: withMedia(blocks, known) })),
          ),
        ),
      );
    });
  }

  /** Pages and posts, each path once. */
  entries(): Read<ReadonlyArray<PageEntry>> {
    return this.told('the list of pages', async () => {
      const entries = new Map<string, PageEntry>();
      let after: string | null = null;
      for (let portions = 0; portions < MAX_PORTIONS; portions++) {
        const portion: E.Either<string, EntriesPortion> = await this.ask(decodeEntries, ENTRIES_QUERY, {
          after,
        });
        if (E.isLeft(portion)) return portion;
        for (const entry of portion.right.entries) entries.set(entry.path, entry);
        after = portion.right.next;
        if (after === null) break;
      }
      return E.right([...entries.values()]);
    });
  }

  /** At most `count` articles that belong to the one of a path. */
  articles(path: string, count: number): Read<ReadonlyArray<RelatedArticle>> {
    return this.told(`the articles of ${path}`, async () => {
      // One more: the article itself is among them.
      const variables = { uri: path, first: Math.min(count + 1, MAX_NODES) };
      const found = await this.ask(decodeArticles, ARTICLES_QUERY, variables);
      return pipe(
        found,
        E.map(({ alike, newest }) => relatedArticles(path, alike, newest, count)),
      );
    });
  }

  private async media(ids: ReadonlyArray<number>): Read<ReadonlyArray<WordPressMedia>> {
    const known: WordPressMedia[] = [];
    for (let from = 0; from < ids.length; from += MAX_NODES) {
      const portion = { ids: ids.slice(from, from + MAX_NODES) };
      const media = await this.ask(decodeMedia, MEDIA_QUERY, portion);
      if (E.isLeft(media)) return media;
      known.push(...media.right);
    }
    return E.right(known);
  }

  private ask<A>(decode: Decode<A>, query: string, variables: Readonly<Record<string, unknown>>): Read<A> {
    return askWordPress(this.settings, decode, query, variables);
  }

  private async told<A>(subject: string, read: () => Read<A>): Read<A> {
    const answer = await read();
    if (E.isLeft(answer)) this.outage.failed(subject, answer.left);
    else this.outage.answered(subject);
    return answer;
  }
}
