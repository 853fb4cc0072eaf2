import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { PageLibrary } from '../../../../application/ports/content/page-library.ts';
import { LayeredPageLibrary } from '../../../../infrastructure/content/libraries/layered-page-library.ts';
import { WordPressRelatedArticles } from '../../../../infrastructure/content/wordpress/wordpress-related-articles.ts';
import { MemoryPageLibrary } from '../../../fakes/content/memory-page-library.ts';
import { eventually } from '../../../wordpress/eventually.ts';
import { openWordPress, type OpenedWordPress } from '../../../wordpress/opened-wordpress.ts';
import type { WordPressFault } from '../../../wordpress/wordpress-server.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** A short timeout for WordPress's answers, by the machine's time. */
const SHORT_TIMEOUT_MS = 30;
/** Long enough for the pages that don't hang. */
const HANGING_TIMEOUT_MS = 300;

let opened: OpenedWordPress;
/** WordPress's pages in front of a built-in page, as the site combines them. */
let site: PageLibrary;
const open = async (timeoutMs?: number): Promise<void> => {
  opened = await openWordPress(timeoutMs === undefined ? {} : { timeoutMs });
  const shipped = new MemoryPageLibrary([
    { path: '/', locale: 'en', title: 'Shipped', description: '', blocks: [] },
  ]);
  site = new LayeredPageLibrary([opened.library, shipped]);
};
beforeEach(() => open());
afterEach(() => opened.wordpress.close());

const publish = (title: string, path = '/about/') => opened.wordpress.publish({ path, title });

/** The title of the page at a path, null without a page, or why it cannot be read. */
const at = async (path: string, library: PageLibrary = site): Promise<string | null> => {
  const page = await library.page(path)();
  if (E.isLeft(page)) return `unavailable: ${page.left.reason}`;
  return O.isSome(page.right) ? page.right.value.title : null;
};

const titles = async () => {
  const entries = await opened.library.entries()();
  return E.isRight(entries) ? entries.right.map(({ title }) => title) : entries.left._tag;
};

/** Makes as many pages fail as the circuit breaker needs to open. */
const breakDown = async (fault: WordPressFault): Promise<void> => {
  opened.wordpress.meet(fault);
  for (const path of ['/1/', '/2/', '/3/']) await at(path);
};

test('A long page is shown', async () => {
  opened.wordpress.publish({ path: '/long/', title: `Long${' story'.repeat(7_000)}` });
  expect(await at('/long/')).toMatch(/^Long story/);
});

describe('A WordPress that is slow', () => {
  beforeEach(async () => {
    publish('First');
    opened.wordpress.hold();
  });

  test('has one second to answer for a page, with any number of requests', async () => {
    const reading = at('/about/');
    await eventually(() => opened.wordpress.count('page') === 1);
    await opened.clock.advance(SECOND / 2);
    const later = at('/about/');
    await opened.clock.advance(SECOND / 2);
    expect(await reading).toBe('unavailable: no answer within 1 s');
    expect(await later).toBe('unavailable: no answer within 1 s');
    expect(await at('/about/')).toBe('unavailable: no answer within 1 s');
    expect([opened.wordpress.count('page'), opened.clock.waiting]).toEqual([1, 0]);
  });

  test('does not delay built-in pages; a late answer changes the version', async () => {
    publish('Home', '/');
    const reading = at('/');
    await eventually(() => opened.wordpress.count() === 1);
    await opened.clock.advance(SECOND);
    expect(await reading).toBe('Shipped');
    const version = opened.library.version();
    opened.wordpress.release();
    await eventually(() => opened.library.version() !== version);
    expect(await at('/')).toBe('Home');
  });

  test('does not delay other requests while it is late with three pages', async () => {
    const readings = ['/about/', '/2/', '/3/'].map((path) => at(path));
    await eventually(() => opened.wordpress.count('page') === 3);
    await opened.clock.advance(SECOND);
    await Promise.all(readings);
    expect([await at('/'), await at('/other/')]).toEqual(['Shipped', 'unavailable: no answer within 1 s']);
    opened.wordpress.release();
    await eventually(async () => (await at('/about/')) === 'First');
    expect(await at('/never-asked/')).toBe(null);
  });

  test('receives at most 50 simultaneous requests, of any kind', async () => {
    const readings = Array.from({ length: 80 }, (_, i) => at(`/${i}/`));
    await eventually(() => opened.wordpress.count() === 50);
    expect(await at('/one-more/')).toBe('unavailable: no answer');
    opened.wordpress.release();
    const answers = await Promise.all(readings);
    // What is no page may be a post.
    expect([answers.filter((answer) => answer === null).length, opened.wordpress.count()]).toEqual([50, 100]);
    expect(await at('/one-more/')).toBe(null);
  });

  test('returns its list too late for the current reader', async () => {
    const listing = titles();
    await eventually(() => opened.wordpress.count('list') === 1);
    await opened.clock.advance(SECOND);
    expect(await listing).toBe('LibraryUnavailable');
  });
});

describe('A WordPress with one page that hangs', () => {
  beforeEach(async () => {
    await opened.wordpress.close();
    await open(HANGING_TIMEOUT_MS);
    publish('First');
    publish('Second', '/second/');
    opened.wordpress.hangAt('/hanging/');
  });

  test('is waited for when another page is requested', async () => {
    const reading = opened.library.page('/hanging/')();
    await eventually(() => opened.wordpress.count('page', '/hanging/') === 1);
    await opened.clock.advance(SECOND);
    expect(await at('/about/')).toBe('First');
    await reading;
  });

  test('is not down, however often that page is requested', async () => {
    for (let times = 0; times < 3; times++) expect(await at('/hanging/')).toContain('unavailable');
    expect([await at('/about/'), await at('/second/')]).toEqual(['First', 'Second']);
    expect(opened.wordpress.count('page', '/hanging/')).toBe(3);
  });

  test('is down once two other pages fail, too', async () => {
    await at('/hanging/');
    opened.wordpress.meet('silence');
    await Promise.all(['/about/', '/second/'].map((path) => at(path)));
    expect(await at('/4/')).toBe('unavailable: TimeoutError');
    expect(opened.wordpress.count('page', '/4/')).toBe(0);
  });
});

describe('A WordPress that hangs', () => {
  beforeEach(async () => {
    await opened.wordpress.close();
    await open(SHORT_TIMEOUT_MS);
    publish('First');
  });

  test('receives three requests and then no more, while built-in pages are served at once', async () => {
    await breakDown('silence');
    expect(await Promise.all(['/', '/about/', '/mistyped/'].map((path) => at(path)))).toEqual([
      'Shipped',
      'unavailable: TimeoutError',
      'unavailable: TimeoutError',
    ]);
    expect(opened.log.errors).toHaveLength(1);
    // On a slow machine, a request may not have arrived.
    expect(opened.wordpress.count()).toBeLessThanOrEqual(3);
  });

  test('is probed once after a pause, without delaying a request; pauses grow to a minute', async () => {
    await breakDown('silence');
    const pauses = [5, 10, 20, 40, 60, 60];
    for (const seconds of pauses) {
      await opened.clock.advance(seconds * SECOND - 1);
      for (let asked = 0; asked < 5; asked++) await at('/about/');
      await opened.clock.advance(1);
      const trial = opened.source.page('/trial/')();
      // The probe hangs: a caller that waited for it would hang too.
      expect([await at('/'), await at('/about/')]).toEqual(['Shipped', 'unavailable: TimeoutError']);
      await trial;
    }
    expect(opened.wordpress.count()).toBeLessThanOrEqual(3 + pauses.length);
  });

  test('is read again as soon as a probe is answered', async () => {
    await breakDown('silence');
    opened.wordpress.meet(null);
    await eventually(async () => {
      await opened.clock.advance(MINUTE);
      return (await at('/about/')) === 'First';
    });
  });
});

describe.each<[fault: WordPressFault, reason: string, isOutage: boolean]>([
  ['failure', 'Internal Server Error', true],
  ['too many calls', 'Too Many Requests', true],
  ['no json', 'SyntaxError', true],
  ['redirect', 'TypeError', true],
  ['wrong shape', 'pages should be a list', false],
  ['flood', 'BodyTooLarge', false],
])('A WordPress that answers %s', (fault, reason, isOutage) => {
  beforeEach(async () => {
    publish('First');
    publish('Home', '/');
    await Promise.all([at('/about/'), titles()]);
    opened.wordpress.meet(fault);
    await opened.clock.advance(MINUTE);
  });

  test('leaves all pages that were read before, and the built-in pages', async () => {
    expect([await at('/about/'), await titles(), await at('/')]).toEqual([
      'First',
      ['First', 'Home'],
      'Shipped',
    ]);
    await eventually(() => opened.log.errors.length > 0);
    expect(opened.log.errors.join('\n')).toContain(reason);
    expect(opened.log.errors.join('\n')).not.toContain('secret');
  });

  test(
    isOutage ? 'soon receives no more requests' : 'still receives requests, since only one page is faulty',
    async () => {
      await breakDown(fault);
      const asked = opened.wordpress.count();
      await Promise.all(['/4/', '/5/', '/6/'].map((path) => at(path)));
      expect(opened.wordpress.count() - asked).toBe(isOutage ? 0 : 3);
    },
  );
});

describe('A WordPress with a malformed item among its pages and articles', () => {
  test('lists the others, and reports each list once', async () => {
    opened.wordpress.meet('odd items');
    const articles = () => new WordPressRelatedArticles(opened.source, opened.clock).for('/', 3)();
    for (let times = 0; times < 2; times++) {
      expect(await titles()).toEqual(['A']);
      expect(await articles()).toMatchObject(E.right([{ path: '/a/' }]));
      await opened.clock.advance(MINUTE);
    }
    expect(opened.log.errors).toEqual([]);
    expect(opened.log.warnings).toEqual([
      expect.stringContaining('WordPress: Left out 1 of 2 pages as malformed: 1: '),
      expect.stringContaining('WordPress: Left out 1 of 2 posts as malformed: 1: '),
    ]);
    expect(opened.log.warnings.join()).not.toContain('secret');
  });
});

describe('A WordPress that is down', () => {
  test('makes its known pages unavailable, while an unknown address is not found', async () => {
    publish('First');
    publish('Second', '/second/');
    await titles();
    await breakDown('failure');
    expect([await at('/second/'), await at('/mistyped/')]).toEqual([
      'unavailable: Internal Server Error',
      null,
    ]);
  });

  test('makes a purged unknown address unavailable instead of not found', async () => {
    publish('First');
    await titles();
    await breakDown('failure');
    opened.library.purge('/new/');
    expect(await at('/new/')).toBe('unavailable: Internal Server Error');
  });

  test('is requested again after any purge, so that new pages are found too', async () => {
    publish('First');
    await titles();
    await breakDown('failure');
    publish('New', '/new/');
    opened.wordpress.meet(null);
    opened.library.purge('/about/');
    expect(await at('/new/')).toBe('New');
  });

  test('receives no request during the wait that it asks for', async () => {
    publish('First');
    opened.wordpress.meet('too many calls');
    expect(await at('/about/')).toBe('unavailable: Too Many Requests');
    opened.wordpress.meet(null);
    await opened.clock.advance(MINUTE - 1);
    expect(await at('/about/')).toBe('unavailable: Too Many Requests');
    expect(opened.wordpress.count()).toBe(1);
    await opened.clock.advance(1);
    await eventually(async () => (await at('/about/')) === 'First');
  });
});

describe('A page that was deleted', () => {
  beforeEach(async () => {
    publish('First');
    publish('Home', '/');
    expect([await at('/about/'), await at('/')]).toEqual(['First', 'Home']);
    opened.wordpress.withdraw('/about/');
    opened.wordpress.withdraw('/');
  });

  test('is gone for the next reader after its purge; the built-in page returns', async () => {
    opened.library.purge('/about/');
    opened.library.purge('/');
    expect([await at('/about/'), await at('/')]).toEqual([null, 'Shipped']);
  });
});

describe('A page that is purged in an outage', () => {
  beforeEach(async () => {
    publish('First');
    await at('/about/');
    publish('Second');
    await breakDown('failure');
    opened.library.purge('/about/');
  });

  test('is served in its old version, and refreshed afterward without a visitor’s request', async () => {
    expect([await at('/about/'), await at('/about/')]).toEqual(['First', 'First']);
    const version = opened.library.version();
    opened.wordpress.meet(null);
    await eventually(async () => {
      await opened.clock.advance(5 * SECOND);
      return opened.library.version() !== version;
    });
    expect(await at('/about/')).toBe('Second');
  });

  test('is requested for its next reader once WordPress is back, since the purge ended the pause', async () => {
    opened.wordpress.meet(null);
    expect(await at('/about/')).toBe('Second');
  });
});
