import { WordPressPageLibrary } from '../../infrastructure/content/wordpress/wordpress-page-library.ts';
import { WordPressSource } from '../../infrastructure/content/wordpress/wordpress-source.ts';
import { FakeClock } from '../fakes/fake-clock.ts';
import { MemoryLogger } from '../fakes/memory-logger.ts';
import { WordPressServer } from './wordpress-server.ts';
import { PATIENCE_MS } from '../hang-guards.ts';

/** A WordPress, and the library that reads it by a clock that stands still. */
export const openWordPress = async (timeoutMs = PATIENCE_MS) => {
  const wordpress = new WordPressServer();
  const address = await wordpress.open();
  const clock = new FakeClock();
  const log = new MemoryLogger();
  const source = new WordPressSource({ address, timeoutMs }, log);
  return { wordpress, clock, log, source, library: new WordPressPageLibrary(source, clock) };
};

export type OpenedWordPress = Awaited<ReturnType<typeof openWordPress>>;
