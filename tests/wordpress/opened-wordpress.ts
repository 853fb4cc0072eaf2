import { NO_KNOWN_PAGES, type KnownPages } from '../../infrastructure/content/wordpress/known-pages.ts';
import { graphqlApi } from '../../infrastructure/content/wordpress/wordpress-graphql.ts';
import type { WordPressApiBy } from '../../infrastructure/content/wordpress/wordpress-api.ts';
import { restApi, type WordPressLogin } from '../../infrastructure/content/wordpress/wordpress-rest.ts';
import { EDITOR } from './wordpress-rest-answers.ts';
import type { Renders } from '../../infrastructure/content/wordpress/shown-blocks.ts';
import { WordPressPageLibrary } from '../../infrastructure/content/wordpress/wordpress-page-library.ts';
import { WordPressSource } from '../../infrastructure/content/wordpress/wordpress-source.ts';
import { FakeClock } from '../fakes/fake-clock.ts';
import { MemoryLogger } from '../fakes/memory-logger.ts';
import { WordPressServer } from './wordpress-server.ts';
import { PATIENCE_MS } from '../hang-guards.ts';

const SITE_URL = 'https://www.example.com';

type ApiOf = (address: string) => WordPressApiBy;

/** The REST API of a WordPress; `address` is its GraphQL endpoint. */
export const byRest =
  (login: WordPressLogin | null = EDITOR, folder = ''): ApiOf =>
  (address) =>
    restApi(address.replace(/\/graphql$/, folder), login);

/** A WordPress, and a library that reads it on a stopped clock; by GraphQL unless stated. */
export const openWordPress = async (
  timeoutMs = PATIENCE_MS,
  known: KnownPages = NO_KNOWN_PAGES,
  apiOf: ApiOf = graphqlApi,
  maxKilobytes = Infinity,
  renders: Renders = () => true,
) => {
  const wordpress = new WordPressServer();
  const address = await wordpress.open();
  const clock = new FakeClock();
  const log = new MemoryLogger();
  const source = new WordPressSource(
    { api: apiOf(address), timeoutMs, siteUrl: SITE_URL, maxKilobytes, renders },
    { clock, log },
  );
  const library = new WordPressPageLibrary(source, clock, known);
  await library.open();
  return { wordpress, address: address.replace(/\/graphql$/, ''), clock, log, source, library };
};

export type OpenedWordPress = Awaited<ReturnType<typeof openWordPress>>;
