import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { KnownPagesFile } from '../../../../infrastructure/content/wordpress/known-pages.ts';
import { MemoryLogger } from '../../../fakes/memory-logger.ts';
import { eventually } from '../../../wordpress/eventually.ts';
import { openWordPress, type OpenedWordPress } from '../../../wordpress/opened-wordpress.ts';
import { pageAt } from '../read-pages.ts';

const MINUTE = 60_000;

let folder: string;
let opened: OpenedWordPress;
const servers: OpenedWordPress[] = [];
const open = async (options?: Parameters<typeof openWordPress>[0]): Promise<OpenedWordPress> => {
  const started = await openWordPress(options);
  servers.push(started);
  return started;
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'renamed-'));
  opened = await open();
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map(({ wordpress }) => wordpress.close()));
  rmSync(folder, { recursive: true });
});

const isThere = async (path: string, { library } = opened): Promise<boolean> =>
  E.exists(O.isSome)(await library.page(path)());

const movedTo = (path: string, { source } = opened): string | null => source.paths.movedTo(path);

describe('A renamed page', () => {
  test('has moved as soon as its new address is purged', async () => {
    opened.wordpress.publish({ path: '/a/', title: 'A' });
    expect(await isThere('/a/')).toBe(true);
    opened.wordpress.content.rename('/a/', '/b/');
    opened.library.purge('/b/');
    expect(await isThere('/b/')).toBe(true);
    expect([await isThere('/a/'), movedTo('/a/')]).toEqual([false, '/b/']);
  });

  test('has moved after a minute without a purge, also a post and the pages below', async () => {
    opened.wordpress.publish(
      { path: '/a/' },
      { path: '/a/below/' },
      { path: '/post/', article: { date: '2026-10-20' } },
    );
    await opened.library.entries()();
    for (const path of ['/a/', '/a/below/', '/post/']) expect(await isThere(path)).toBe(true);
    opened.wordpress.content.rename('/a/', '/b/');
    opened.wordpress.content.rename('/a/below/', '/b/below/');
    opened.wordpress.content.rename('/post/', '/article/');
    await opened.clock.advance(MINUTE);
    const version = opened.library.version();
    await opened.library.entries()();
    await eventually(() => movedTo('/a/') !== null && movedTo('/post/') !== null);
    expect(opened.library.version()).not.toBe(version);
    expect(['/a/', '/a/below/', '/post/'].map((path) => movedTo(path))).toEqual([
      '/b/',
      '/b/below/',
      '/article/',
    ]);
    for (const path of ['/a/', '/a/below/', '/post/']) expect(await isThere(path)).toBe(false);
  });

  test('has moved for a site that starts later, also while WordPress is down', async () => {
    const known = new KnownPagesFile(folder, 'https://cms.example.com', new MemoryLogger());
    const before = await open({ known });
    before.wordpress.publish({ path: '/a/' });
    await before.library.entries()();
    before.wordpress.content.rename('/a/', '/b/');
    await before.source.page('/b/')();
    before.library.purge('/b/');
    await before.library.entries()();
    await eventually(async () => (await known.read())?.paths.former.length === 1);
    const after = await open({ known });
    after.wordpress.goAway();
    expect(movedTo('/a/', after)).toBe('/b/');
  });

  test('that is hidden later has moved nowhere', async () => {
    opened.wordpress.publish({ path: '/a/' });
    await opened.source.entries()();
    opened.wordpress.content.rename('/a/', '/b/');
    await opened.source.entries()();
    opened.wordpress.withdraw('/b/');
    await opened.source.entries()();
    expect(movedTo('/a/')).toBe(null);
  });
});

describe('A link to a page that the list does not have yet', () => {
  const linkTo = (...addresses: ReadonlyArray<string>) => ({
    name: 'core/paragraph',
    attributes: {},
    innerBlocks: [],
    originalContent: addresses.map((address) => `<a href="${address}">L</a>`).join(''),
  });
  const linksAt = async (path: string): Promise<ReadonlyArray<string>> => {
    const [block] = (await pageAt(path, opened.library)).blocks;
    return Array.from(block?.originalContent.matchAll(/href="([^"]*)"/g) ?? [], ([, href = '']) => href);
  };
  const idOf = (path: string): number =>
    opened.wordpress.content.all.pages.find((page) => page.path === path)?.id ?? 0;

  test('is our path at once, before and after the list is read', async () => {
    const home = opened.address;
    for (const [path, other] of [
      ['/n1/', '/n2/'],
      ['/n3/', '/n4/'],
    ] as const) {
      opened.wordpress.publish(
        { path, blocks: [linkTo(`${home}${other}#top`, `${home}/2026/`, `${home}/wp-content/a.pdf`)] },
        { path: other, article: { date: '2026-10-20' } },
      );
      expect(await linksAt(path)).toEqual([`${other}#top`, `${home}/2026/`, `${home}/wp-content/a.pdf`]);
      await opened.source.entries()();
    }
  });

  test('is our path when it names an id; other queries stay', async () => {
    const home = opened.address;
    opened.wordpress.publish({ path: '/n2/' }, { path: '/post/', article: { date: '2026-10-20' } });
    const [page, post] = [idOf('/n2/'), idOf('/post/')];
    opened.wordpress.publish({
      path: '/n1/',
      blocks: [
        linkTo(
          `${home}/?page_id=${page}`,
          `${home}/?p=${post}#when`,
          `/?p=${post}`,
          `${home}/?p=999999`,
          `${home}/?p=${post}&amp;preview=true`,
          `${home}/?s=heat`,
        ),
      ],
    });
    expect(await linksAt('/n1/')).toEqual([
      '/n2/',
      '/post/#when',
      '/post/',
      `${home}/?p=999999`,
      `${home}/?p=${post}&amp;preview=true`,
      `${home}/?s=heat`,
    ]);
  });

  test('leads to WordPress while the look-up hangs, and the page is shown', async () => {
    opened = await open({ timeoutMs: 500 });
    opened.wordpress.publish({ path: '/n1/', blocks: [linkTo(`${opened.address}/n2/`)] }, { path: '/n2/' });
    opened.wordpress.hangAt('/n2/');
    expect(await linksAt('/n1/')).toEqual([`${opened.address}/n2/`]);
  });

  test('costs no calls once its page is known', async () => {
    opened.wordpress.publish({ path: '/n1/', blocks: [linkTo(`${opened.address}/n2/`)] }, { path: '/n2/' });
    await opened.source.entries()();
    const before = opened.wordpress.count();
    await opened.source.page('/n1/')();
    expect(opened.wordpress.count() - before).toBe(1);
  });
});
