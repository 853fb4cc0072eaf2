import { NO_KNOWN_PAGES, type KnownPages } from '../../infrastructure/content/wordpress/known-pages.ts';
import { WordPressPageLibrary } from '../../infrastructure/content/wordpress/wordpress-page-library.ts';
import { WordPressSource } from '../../infrastructure/content/wordpress/wordpress-source.ts';
import { FakeClock } from '../fakes/fake-clock.ts';
import { MemoryLogger } from '../fakes/memory-logger.ts';
import { WordPressServer } from './wordpress-server.ts';
import { PATIENCE_MS } from '../hang-guards.ts';

const SITE_URL = 'https://www.example.com';

/** A WordPress, and the library that reads it by a clock that stands still. */
export const openWordPress = async (timeoutMs = PATIENCE_MS, known: KnownPages = NO_KNOWN_PAGES) => {
  const wordpress = new WordPressServer();
  const address = await wordpress.open();
  const clock = new FakeClock();
  const log = new MemoryLogger();
  const source = new WordPressSource({ address, timeoutMs, siteUrl: SITE_URL }, { clock, log });
  const library = new WordPressPageLibrary(source, clock, known);
  await library.open();
  return { wordpress, clock, log, source, library };
};

export type OpenedWordPress = Awaited<ReturnType<typeof openWordPress>>;
