import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { FilePageLibrary } from '../../../../infrastructure/content/folder/file-page-library.ts';
import { WatchedFolder } from '../../../../infrastructure/content/folder/watched-folder.ts';
import { FakeClock } from '../../../fakes/fake-clock.ts';
import { MemoryLogger } from '../../../fakes/memory-logger.ts';
import { eventually } from '../../../wordpress/eventually.ts';

const SECOND = 1_000;

let folder: string;
let clock: FakeClock;
let library: FilePageLibrary;
let watched: WatchedFolder;
/** The refreshes of this test; one of the previous test may still be running. */
let refreshes: { count: number; isRunning: boolean };

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'watched-'));
  clock = new FakeClock();
  refreshes = { count: 0, isRunning: false };
  const counted = refreshes;
  library = new FilePageLibrary(folder, new MemoryLogger());
  watched = new WatchedFolder(async () => {
    counted.isRunning = true;
    const folders = await library.refresh();
    counted.isRunning = false;
    counted.count += 1;
    return folders;
  }, clock);
});
afterEach(() => {
  watched.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, title: string): void => {
  const page = { path: '/a/', locale: 'en', title, description: '', blocks: [] };
  writeFileSync(join(folder, name), JSON.stringify(page));
};

const title = async (): Promise<string | null> => {
  const page = await library.page('/a/')();
  return E.isRight(page) && O.isSome(page.right) ? page.right.value.title : null;
};

/** Advances the clock, by less than the ten seconds until the next regular refresh, until the page has a title. */
const comesToBe = async (expected: string | null): Promise<void> => {
  const began = clock.now();
  await eventually(async () => {
    if (!refreshes.isRunning) await clock.advance(10);
    return (await title()) === expected;
  });
  expect(clock.now() - began).toBeLessThan(9 * SECOND);
};

/** Opens the folder, and lets the refresh after the first watch pass. */
const open = async (): Promise<void> => {
  await watched.open();
  await clock.advance(SECOND);
  await eventually(() => refreshes.count === 2 && clock.waiting === 1);
};

describe('A watched folder of pages (CONTENT_DIR)', () => {
  test('shows files that are added, changed and removed, also in subfolders', async () => {
    await open();
    write('a.json', 'First');
    await comesToBe('First');
    write('a.json', 'Second');
    await comesToBe('Second');
    mkdirSync(join(folder, 'deep'));
    renameSync(join(folder, 'a.json'), join(folder, 'deep', 'a.json'));
    await comesToBe('Second');
    write('deep/a.json', 'Third');
    await comesToBe('Third');
    rmSync(join(folder, 'deep'), { recursive: true });
    await comesToBe(null);
  });

  test('is refreshed at most four times a second, despite many changes and requests', async () => {
    await open();
    for (let i = 0; i < 20; i++) {
      write(`${i}.json`, `Page ${i}`);
      await title();
      library.version();
    }
    await eventually(() => clock.waiting === 1);
    const before = refreshes.count;
    await clock.advance(SECOND / 4 - 1);
    await eventually(() => clock.waiting === 1);
    expect(refreshes.count - before).toBeLessThanOrEqual(1);
  });

  test('is refreshed every ten seconds even if no change is reported', async () => {
    await open();
    await clock.advance(10 * SECOND);
    await eventually(() => refreshes.count === 3);
  });

  test('may be missing at the start, and is read once it exists', async () => {
    rmSync(folder, { recursive: true });
    await watched.open();
    mkdirSync(folder);
    write('a.json', 'First');
    await clock.advance(10 * SECOND);
    await eventually(async () => (await title()) === 'First');
  });

  test('is not read after it is closed', async () => {
    await open();
    watched.close();
    write('a.json', 'First');
    await clock.advance(60 * SECOND);
    expect([refreshes.count, clock.waiting]).toEqual([2, 0]);
  });
});
