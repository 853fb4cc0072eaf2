import { NO_KNOWN_PAGES, type KnownPages } from '../../infrastructure/content/wordpress/known-pages.ts';
import type { WordPressLogin } from '../../infrastructure/content/wordpress/wordpress-rest.ts';
import type { Renders } from '../../infrastructure/content/wordpress/shown-blocks.ts';
import { WordPressPageLibrary } from '../../infrastructure/content/wordpress/wordpress-page-library.ts';
import { WordPressSource } from '../../infrastructure/content/wordpress/wordpress-source.ts';
import { FakeClock } from '../fakes/fake-clock.ts';
import { MemoryLogger } from '../fakes/memory-logger.ts';
import { EDITOR } from './wordpress-rest-answers.ts';
import { WordPressServer } from './wordpress-server.ts';
import { PATIENCE_MS } from '../hang-guards.ts';

const SITE_URL = 'https://www.example.com';

interface WordPressOptions {
  readonly timeoutMs?: number;
  readonly known?: KnownPages;
  readonly login?: WordPressLogin | null;
  /** The folder of its host that WordPress is installed in, `/cms`. */
  readonly folder?: string;
  readonly maxKilobytes?: number;
  readonly renders?: Renders;
}

/** A WordPress, and a library that reads it on a stopped clock. */
export const openWordPress = async ({
  timeoutMs = PATIENCE_MS,
  known = NO_KNOWN_PAGES,
  login = EDITOR,
  folder = '',
  maxKilobytes = Infinity,
  renders = () => true,
}: WordPressOptions = {}) => {
  const wordpress = new WordPressServer();
  const address = `${await wordpress.open()}${folder}`;
  const clock = new FakeClock();
  const log = new MemoryLogger();
  const source = new WordPressSource(
    { access: { address, login }, timeoutMs, siteUrl: SITE_URL, maxKilobytes, renders },
    { clock, log },
  );
  const library = new WordPressPageLibrary(source, clock, known);
  await library.open();
  return { wordpress, address, clock, log, source, library };
};

export type OpenedWordPress = Awaited<ReturnType<typeof openWordPress>>;
