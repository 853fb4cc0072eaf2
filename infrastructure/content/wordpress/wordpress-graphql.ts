import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Decode } from '../../wire/get-json.ts';
import type { Read } from './cached-answers.ts';
import { decodeArticles } from './wordpress-articles-wire.ts';
import type { WordPressApi, WordPressApiBy, WordPressReading } from './wordpress-api.ts';
import type { WordPressCall } from './wordpress-call.ts';
import { decodeMedia } from './wordpress-media-wire.ts';
import {
  articlesQuery,
  entriesQuery,
  mediaQuery,
  pageQuery,
  shownQuery,
  type Has,
  type PluginField,
} from './wordpress-queries.ts';
import { decodeEntries, decodePage, decodeShown } from './wordpress-wire.ts';

/** A WordPress with wp-graphql, wp-graphql-gutenberg and Yoast; `address` is where it answers, `https://cms.example.com/graphql`. */
export const graphqlApi =
  (address: string): WordPressApiBy =>
  (call, reading) =>
    new WordPressGraphql(address, call, reading);

/** What an operator reads once where a plugin is missing. */
const LACKS: { readonly [field in PluginField]: string } = {
  seo: 'it has no field `seo` (wp-graphql-yoast-seo): pages have no descriptions, and all are listed',
  blocksJSON: 'it has no field `blocksJSON` (wp-graphql-gutenberg): pages are read as it shows them',
};

/** How GraphQL says that a field is unknown. */
const UNKNOWN_FIELD = /Cannot query field "(seo|blocksJSON)"/;

class WordPressGraphql implements WordPressApi {
  readonly home: string;
  /** Since pages were listed last: a plugin may come, or come back. */
  private readonly lacking = new Set<PluginField>();

  constructor(
    private readonly address: string,
    private readonly call: WordPressCall,
    private readonly reading: WordPressReading,
  ) {
    this.home = address.replace(/(?:\/index\.php)?\/[^/]*$/, '');
  }

  readonly page: WordPressApi['page'] = (path) => {
    const { addresses, maxKilobytes } = this.reading;
    return this.ask((body) => decodePage(path, body, addresses, maxKilobytes), pageQuery, { uri: path });
  };

  /** Without a login, drafts are nobody's. */
  readonly draft: WordPressApi['draft'] = async () => E.right(O.none);

  readonly shown: WordPressApi['shown'] = (path) => this.ask(decodeShown, shownQuery, { uri: path });

  readonly entries: WordPressApi['entries'] = (after) => {
    if (after === null) this.lacking.clear();
    return this.ask(decodeEntries, entriesQuery, { after });
  };

  readonly articles: WordPressApi['articles'] = (path, count) =>
    this.ask((body) => decodeArticles(body, this.reading.addresses), articlesQuery, {
      uri: path,
      first: count,
    });

  readonly media: WordPressApi['media'] = (ids) => this.ask(decodeMedia, mediaQuery, { ids });

  /** Asks once more without a field that WordPress does not have, and does without it from then on. */
  private async ask<A>(
    decode: Decode<A>,
    queryOf: (has: Has) => string,
    variables: Readonly<Record<string, unknown>>,
  ): Read<A> {
    const query = queryOf((field) => !this.lacking.has(field));
    const answer = await this.call.ask(decode, { address: this.address, body: { query, variables } });
    const field = E.isLeft(answer) ? fieldLackedIn(answer.left) : null;
    // Another call may have found it out meanwhile; a query without the field is not refused for it.
    if (field === null || !query.includes(field)) return answer;
    this.lacking.add(field);
    this.reading.warn(LACKS[field]);
    return this.ask(decode, queryOf, variables);
  }
}

const fieldLackedIn = (reason: string): PluginField | null => {
  const [, field] = UNKNOWN_FIELD.exec(reason) ?? [];
  return field === 'seo' || field === 'blocksJSON' ? field : null;
};
