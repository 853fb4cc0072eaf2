import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { KnownPagesFile } from '../../../../infrastructure/content/wordpress/known-pages.ts';
import { MemoryLogger } from '../../../fakes/memory-logger.ts';
import { eventually } from '../../../wordpress/eventually.ts';
import { openWordPress, type OpenedWordPress } from '../../../wordpress/opened-wordpress.ts';

const ADDRESS = 'https://cms.example.com';
const PAGES = {
  pages: [
    { path: '/about/', locale: 'en', title: 'About' },
    { path: '/fr/a-propos/', locale: 'fr', title: 'À propos', isListed: false },
  ],
  paths: { now: [['/about/', 7] as const], former: [['/about-us/', 7] as const] },
};
const NO_PATHS = { now: [], former: [] };
const LESS = { pages: PAGES.pages.slice(0, 1), paths: NO_PATHS };

let folder: string;
let log: MemoryLogger;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'known-')), 'data');
  log = new MemoryLogger();
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const file = (address = ADDRESS) => new KnownPagesFile(folder, address, log);

describe('The WordPress addresses stored on disk (DATA_DIR)', () => {
  test('are read at the next start, from a file that only its owner can read', async () => {
    await file().save(PAGES);
    expect(await file().read()).toEqual(PAGES);
    expect(readdirSync(folder)).toEqual(['wordpress-pages.json']);
    expect(statSync(join(folder, 'wordpress-pages.json')).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  test('are those of the latest list, and are written when it has changed', async () => {
    const known = file();
    await Promise.all([known.save(PAGES), known.save({ pages: [], paths: NO_PATHS }), known.save(LESS)]);
    expect(await file().read()).toEqual(LESS);
    const { ino } = statSync(join(folder, 'wordpress-pages.json'));
    await known.save(LESS);
    expect(statSync(join(folder, 'wordpress-pages.json')).ino).toBe(ino);
  });

  test('are missing without a file, for another WordPress, or if the file is damaged', async () => {
    expect(await file().read()).toBe(null);
    await file().save(PAGES);
    expect(await file('https://other.example.com').read()).toBe(null);
    for (const text of ['', '{', '[]', '{"source":"","pages":7}']) {
      writeFileSync(join(folder, 'wordpress-pages.json'), text);
      expect(await file().read()).toBe(null);
    }
  });

  test('are read from files of earlier versions, which have no paths', async () => {
    await file().save(LESS);
    const name = join(folder, 'wordpress-pages.json');
    writeFileSync(name, readFileSync(name, 'utf8').replace(/,"paths":.*/, '}'));
    expect(await file().read()).toEqual(LESS);
  });

  test('cause only a warning if the disk cannot be written', async () => {
    writeFileSync(folder, 'a file where the folder should be');
    await file().save(PAGES);
    expect(log.warnings).toEqual(["The addresses of WordPress's pages cannot be saved: EEXIST"]);
  });
});

describe('A start while WordPress is down', () => {
  const servers: OpenedWordPress[] = [];
  afterEach(
    async () => void (await Promise.all(servers.splice(0).map(({ wordpress }) => wordpress.close()))),
  );
  const start = async (): Promise<OpenedWordPress> => {
    const started = await openWordPress({ known: file() });
    servers.push(started);
    return started;
  };

  test('knows which pages existed', async () => {
    const before = await start();
    before.wordpress.publish({ path: '/about/', title: 'About' });
    await before.library.entries()();
    await eventually(async () => (await file().read()) !== null);

    const { wordpress, library } = await start();
    wordpress.meet('failure');
    for (const path of ['/1/', '/2/', '/3/']) await library.page(path)();
    expect(await library.entries()()).toEqual(E.right([{ path: '/about/', locale: 'en', title: 'About' }]));
    expect(await library.page('/mistyped/')()).toEqual(E.right(O.none));
    expect(E.isLeft(await library.page('/about/')())).toBe(true);
  });

  test('reads the list again as soon as WordPress answers', async () => {
    await file().save(PAGES);
    const { wordpress, library } = await start();
    wordpress.publish({ path: '/new/', title: 'New' });
    const version = library.version();
    expect(await library.entries()()).toEqual(E.right(PAGES.pages));
    await eventually(() => library.version() !== version);
    expect(await library.entries()()).toMatchObject({ right: [{ path: '/new/' }] });
    await eventually(async () => (await file().read())?.pages.some(({ path }) => path === '/new/') === true);
  });
});
