import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { eventually } from '../../../wordpress/eventually.ts';
import { openWordPress, type OpenedWordPress } from '../../../wordpress/opened-wordpress.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let opened: OpenedWordPress;
beforeEach(async () => void (opened = await openWordPress()));
afterEach(() => opened.wordpress.close());

const publish = (title: string, path = '/about/') => opened.wordpress.publish({ path, title });

/** The title of the page, or null if there is none. */
const title = async (path = '/about/'): Promise<string | null> => {
  const page = await opened.library.page(path)();
  if (E.isLeft(page)) throw new Error(page.left.reason);
  return O.isSome(page.right) ? page.right.value.title : null;
};

const listed = async () => {
  const entries = await opened.library.entries()();
  return E.isRight(entries) ? entries.right.map((entry) => entry.title) : entries.left._tag;
};

const changed = async (version: string) => eventually(() => opened.library.version() !== version);

describe('A page read from WordPress', () => {
  test('is served for a minute without another request', async () => {
    publish('First');
    expect(await title()).toBe('First');
    publish('Second');
    await opened.clock.advance(MINUTE - 1);
    expect([await title(), await title('/nowhere/'), await title('/nowhere/')]).toEqual([
      'First',
      null,
      null,
    ]);
    expect([opened.wordpress.count('page', '/about/'), opened.wordpress.count('page', '/nowhere/')]).toEqual([
      1, 1,
    ]);
  });

  test('is served once more when it is old, and requested again in the background, once', async () => {
    publish('First');
    await title();
    publish('Second');
    await opened.clock.advance(MINUTE);
    opened.wordpress.hold();
    const version = opened.library.version();
    expect([await title(), await title(), await title()]).toEqual(['First', 'First', 'First']);
    opened.wordpress.release();
    await changed(version);
    expect(await title()).toBe('Second');
    expect(opened.wordpress.count()).toBe(2);
  });

  test('is requested once for many first readers', async () => {
    publish('First');
    expect(await Promise.all([title(), title(), title()])).toEqual(['First', 'First', 'First']);
    expect(opened.wordpress.count()).toBe(1);
  });

  test('appears once it is published, and disappears once it is deleted', async () => {
    await title();
    publish('First');
    await opened.clock.advance(MINUTE);
    const version = opened.library.version();
    expect(await title()).toBe(null);
    await changed(version);
    expect(await title()).toBe('First');
    opened.wordpress.withdraw('/about/');
    await opened.clock.advance(MINUTE);
    const later = opened.library.version();
    expect(await title()).toBe('First');
    await changed(later);
    expect(await title()).toBe(null);
  });

  test('has a library version that changes each minute, and only then', async () => {
    publish('First');
    const version = opened.library.version();
    await title();
    expect(opened.library.version()).toBe(version);
    await opened.clock.advance(MINUTE);
    const next = opened.library.version();
    expect(next).not.toBe(version);
    await title();
    await eventually(() => opened.wordpress.count() === 2);
    await title('/another/');
    expect(opened.library.version()).toBe(next);
  });
});

describe('While WordPress is down', () => {
  test('cached pages are served for a day, and one line reports it', async () => {
    publish('First');
    publish('Other', '/other/');
    await Promise.all([title(), title('/other/'), title('/nowhere/'), listed()]);
    opened.wordpress.goAway();
    for (let hours = 1; hours < 24; hours++) {
      await opened.clock.advance(60 * MINUTE);
      expect([await title(), await title('/other/'), await title('/nowhere/')]).toEqual([
        'First',
        'Other',
        null,
      ]);
      expect(await listed()).toEqual(['First', 'Other']);
      await eventually(() => opened.log.errors.length > 0);
    }
    expect(opened.log.errors).toHaveLength(1);
    await opened.clock.advance(60 * MINUTE);
    await expect(title()).rejects.toThrow('TypeError');
  });

  test('it receives no request for some seconds after a failure', async () => {
    publish('First');
    await title();
    opened.wordpress.meet('failure');
    await opened.clock.advance(MINUTE);
    await title();
    await eventually(() => opened.log.errors.length > 0);
    await title();
    await opened.clock.advance(4_999);
    await title();
    expect(opened.wordpress.count()).toBe(2);
    opened.wordpress.meet(null);
    publish('Second');
    const version = opened.library.version();
    await opened.clock.advance(1);
    expect(await title()).toBe('First');
    await changed(version);
    expect(await title()).toBe('Second');
  });

  test('a page that was never read is unavailable until it is back; the next outage is reported again', async () => {
    publish('First');
    opened.wordpress.goAway();
    await expect(title()).rejects.toThrow('TypeError');
    expect(await listed()).toBe('LibraryUnavailable');
    opened.wordpress.comeBack();
    expect(await title()).toBe('First');
    opened.wordpress.goAway();
    await expect(title('/other/')).rejects.toThrow('TypeError');
    expect(opened.log.errors).toHaveLength(2);
  });

  test('the list contains the known pages', async () => {
    publish('First');
    publish('Second', '/second/');
    await title();
    await title('/nowhere/');
    opened.wordpress.goAway();
    expect(await listed()).toEqual(['First']);
  });

  test('a day after it was read, a page is requested for its reader', async () => {
    publish('First');
    await title();
    publish('Second');
    await opened.clock.advance(DAY);
    expect(await title()).toBe('Second');
  });
});

describe('A purged page', () => {
  beforeEach(async () => {
    publish('First');
    await title();
    publish('Second');
  });

  test('is requested for its next reader, and the version changes at once', async () => {
    const version = opened.library.version();
    opened.library.purge('https://cms.example.com/about');
    expect(opened.library.version()).not.toBe(version);
    expect([await title(), await title()]).toEqual(['Second', 'Second']);
    expect(opened.wordpress.count()).toBe(2);
  });

  test('is not replaced by an answer that was requested before the purge', async () => {
    opened.library.purge('/about/');
    opened.wordpress.hold();
    const early = title();
    await eventually(() => opened.wordpress.count() === 2);
    publish('Third');
    opened.library.purge('/about/');
    const late = title();
    await eventually(() => opened.wordpress.count() === 3);
    opened.wordpress.release();
    expect([await early, await late, await title()]).toEqual(['Second', 'Third', 'Third']);
  });

  test('is requested even if it was missing before, and the list is read again', async () => {
    expect([await title('/new/'), await listed()]).toEqual([null, ['Second']]);
    publish('New', '/new/');
    opened.library.purge('/new/');
    expect(await title('/new/')).toBe('New');
    await eventually(async () => String(await listed()) === 'Second,New');
  });

  test('may have an invalid path, which changes nothing', async () => {
    const before = await listed();
    opened.library.purge('/?p=7');
    expect(await listed()).toEqual(before);
  });
});
