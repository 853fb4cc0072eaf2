import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pageAt } from '../read-pages.ts';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { wordsOf } from '../../../../domain/content/html/words.ts';
import { blockCatalogue } from '../../../../infrastructure/composition/block-catalogue.ts';
import { locatePage } from '../../../../infrastructure/composition/locate-page.ts';
import { ServerPageRenderer } from '../../../../infrastructure/composition/rendering/server-page-renderer.tsx';
import { rendersBlock } from '../../../../infrastructure/composition/rendered-names.ts';
import { siteFacts } from '../../../../infrastructure/composition/site-facts.ts';
import { NO_KNOWN_PAGES } from '../../../../infrastructure/content/wordpress/known-pages.ts';
import { WordPressPageLibrary } from '../../../../infrastructure/content/wordpress/wordpress-page-library.ts';
import { WordPressSource } from '../../../../infrastructure/content/wordpress/wordpress-source.ts';
import { readSettings } from '../../../../infrastructure/settings/settings.ts';
import { loadDefinitions } from '../../../../ui/blocks/load-definitions.ts';
import { describePageLibrary, LIBRARY_PAGES } from '../../../contracts/content/page-library.ts';
import { FakeClock } from '../../../fakes/fake-clock.ts';
import { MemoryLogger } from '../../../fakes/memory-logger.ts';
import { everyNth, IS_WHOLE } from '../../../whole-run.ts';
import { PATIENCE_MS } from '../../../hang-guards.ts';
import { exportedItems, HAS_EXPORTS } from '../../../wordpress/exported-items.ts';
import { readText } from '../../../../infrastructure/content/html/plain-text.ts';
import { malformed } from '../../../wordpress/malformed.ts';
import { isWithin } from '../../../wordpress/seen-content.ts';
import { REAL_WORDPRESS, RealWordPress, type SavedItem } from '../../../wordpress/real-wordpress.ts';
import { htmlRead, withPlainSigns } from '../../../wordpress/words-shown.ts';

/** Skipped, and reported as such, if no WordPress is configured. */
const real = REAL_WORDPRESS === null ? describe.skip : describe;
const wordpress = new RealWordPress();

const clock = new FakeClock();
const source = (login = wordpress.login) =>
  new WordPressSource(
    {
      access: { address: wordpress.address, login },
      timeoutMs: PATIENCE_MS,
      siteUrl: 'https://www.example.com',
      renders: rendersBlock,
    },
    { clock, log: new MemoryLogger() },
  );

/** A new library of the WordPress's pages. */
const opened = (login = wordpress.login) => new WordPressPageLibrary(source(login), clock, NO_KNOWN_PAGES);

const blocksAt = async (path: string) => (await pageAt(path, opened())).blocks;

const paragraph = (text: string): string => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`;

/** The items of a list that another doesn't have, or has fewer times. */
const withoutAll = (wanted: ReadonlyArray<string>, present: ReadonlyArray<string>): ReadonlyArray<string> => {
  const left = new Map<string, number>();
  for (const one of present) left.set(one, (left.get(one) ?? 0) + 1);
  return wanted.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count <= 0;
  });
};

/** An address without WordPress's host, which links to this site's pages lose. */
const placeOf = (address: string): string =>
  address
    .replace(wordpress.address, '')
    .replace(/^\.?(?=\?)/, '')
    // WordPress writes an accent as `%c3%a9`, our paths as `%C3%A9`.
    .replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase())
    .replace(/\/$/, '');

/** Addresses that WordPress derives from the request: of its log-in, and of other portions of a list. */
const OF_REQUEST = /\/wp-json\/|\/wp-login\.php|\?query-(?:\d+-)?page=/;

/** The links in html that lead somewhere. */
const addressesIn = (html: string): ReadonlyArray<string> =>
  selectAll<AnyNode, Element>('a[href]', parseDocument(html))
    .map(({ attribs }) => attribs['href'] ?? '')
    .filter(
      (address) => !OF_REQUEST.test(address) && /^(?:[/?]|https?:\/\/\w|mailto:|tel:|sms:)/.test(address),
    )
    .map(placeOf);

real('A real WordPress', () => {
  beforeAll(() => wordpress.clear());
  afterAll(() => wordpress.clear());

  // Without Yoast, a page's description is its first paragraph, and all pages are listed.
  const pages = LIBRARY_PAGES.map(({ isListed: _, ...page }) => ({
    ...page,
    description: page.blocks.length === 0 ? '' : 'Once a month.',
  }));
  describePageLibrary(
    'a real WordPress',
    async (wanted) => {
      await wordpress.clear();
      for (const page of wanted) await wordpress.publishAt(page);
      return opened();
    },
    pages,
  );

  test('shows neither drafts nor private or password-protected pages', async () => {
    await wordpress.publish({ slug: 'draft', content: paragraph('Not yet'), status: 'draft' });
    await wordpress.publish({ slug: 'private', content: paragraph('Not for you'), status: 'private' });
    await wordpress.publish({ slug: 'locked', content: paragraph('Say the word'), password: 'word' });
    for (const path of ['/draft/', '/private/', '/locked/'])
      expect(await opened().page(path)()).toEqual(E.right(O.none));
  });

  test("shows content that WordPress generates at each visit: its newest posts, with links to this site's pages", async () => {
    await wordpress.publish({
      type: 'posts',
      slug: 'cold-nights',
      title: 'Cold nights',
      content: paragraph('Brr'),
    });
    await wordpress.publish({ slug: 'news', content: `${paragraph('News')}<!-- wp:latest-posts /-->` });
    const blocks = await blocksAt('/news/');
    expect(blocks[0]?.originalContent).toBe('<p>News</p>');
    expect(blocks[1]?.name).toBe('core/html');
    expect(blocks[1]?.originalContent).toMatch(/<a [^>]*href="\/cold-nights\/">Cold nights<\/a>/);
  });

  test('shows a gallery of its own pictures', async () => {
    const picture = await wordpress.upload('fan.png', 'A fan');
    await wordpress.publish({ slug: 'classic', content: `Look:\n\n[gallery ids="${picture}"]` });
    await wordpress.publish({
      slug: 'mixed',
      content: `${paragraph('Look:')}<!-- wp:shortcode -->[gallery ids="${picture}"]<!-- /wp:shortcode -->`,
    });
    for (const path of ['/classic/', '/mixed/']) {
      const blocks = await blocksAt(path);
      expect(blocks.at(-1)?.originalContent).toMatch(/<img [^>]*src="[^"]*fan[^"]*\.png"[^>]*alt="A fan"/);
    }
  });

  test('returns the picture of an id, with its alternative text and dimensions', async () => {
    const image = await wordpress.upload('coil.png', 'A coil');
    const block = `<!-- wp:acf/feature {"data":{"image":${image}}} /-->`;
    await wordpress.publish({ slug: 'coils', content: block });
    const blocks = await blocksAt('/coils/');
    const found = {
      sourceUrl: expect.stringMatching(/coil[^/]*\.png$/),
      altText: 'A coil',
      width: 1,
      height: 1,
    };
    expect(blocks[0]?.attributes['data']).toMatchObject({ image: { databaseId: image, ...found } });
  });

  test('returns the widths of a picture in a core block', async () => {
    const image = await wordpress.upload('hall.png', 'A hall', 1_700, 1_200);
    await wordpress.publish({
      slug: 'wide-halls',
      content: `<!-- wp:image {"id":${image}} --><figure class="wp-block-image"><img src="${await wordpress.addressOf(image)}" class="wp-image-${image}" alt=""/></figure><!-- /wp:image -->`,
    });
    const [block] = await blocksAt('/wide-halls/');
    const widths = /srcset="([^"]*)"/.exec(block?.originalContent ?? '')?.[1]?.match(/ \d+w/g);
    expect(widths).toEqual([' 300w', ' 768w', ' 1024w', ' 1536w', ' 1700w']);
  });

  test('shows its editor the unpublished changes to a page', async () => {
    const item = await wordpress.publish({ slug: 'wind', content: paragraph('A breeze.') });
    await wordpress.autosave(item, paragraph('A storm.'));
    expect(JSON.stringify(await source().draft(item.id)())).toContain('A storm.');
    expect(JSON.stringify(await blocksAt('/wind/'))).toContain('A breeze.');
  });

  test('inserts a reusable block where it is placed', async () => {
    const { id } = await wordpress.publish({ type: 'blocks', content: paragraph('Call us first.') });
    await wordpress.publish({ slug: 'reusing', content: `<!-- wp:block {"ref":${id}} /-->` });
    const blocks = await blocksAt('/reusing/');
    expect(blocks.map(({ originalContent }) => originalContent)).toEqual(['<p>Call us first.</p>']);
  });

  test('shows pages as WordPress renders them without a login', async () => {
    await wordpress.publish({ slug: 'shown', content: paragraph('For all') });
    const page = await opened(null).page('/shown/')();
    expect(JSON.stringify(page)).toContain('For all');
  });
});

/** Documents are compared a few at a time, so that WordPress and this process work at once. */
const AT_ONCE = 4;
const inTurns = async <A>(all: ReadonlyArray<A>, work: (one: A, i: number) => Promise<void>) => {
  const left = all.entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [i, one] of left) await work(one, i);
    }),
  );
};

/** The number of documents in a whole run, a fifth of which every run takes; what other sites and themes don't give is generated. */
const ALL_DOCUMENTS = 460;
/** Themes have several patterns of each kind, one after the other. */
const EVERY = 5;
const MIN_DOCUMENTS = IS_WHOLE ? ALL_DOCUMENTS : ALL_DOCUMENTS / EVERY;

real('What editors, themes and plugins leave in a WordPress', () => {
  beforeAll(() => wordpress.clear());
  afterAll(() => wordpress.clear());

  test(`is shown with all words and links in their order, in at least ${MIN_DOCUMENTS} documents`, async () => {
    const written: ReadonlyArray<SavedItem> = everyNth(EVERY, [
      ...(HAS_EXPORTS ? ['theme-unit-test.xml', 'block-test-data.xml'].flatMap(exportedItems) : []),
      ...(await wordpress.patterns()),
    ]);
    // Only static blocks: WordPress itself loses what it computes after a fault.
    const plain = written.filter(
      ({ content }) =>
        /<!-- wp:(?:paragraph|heading|group)/.test(content) &&
        !/\[|wp:(?:query|latest|rss|template)/.test(content),
    );
    const broken = Array.from({ length: Math.max(0, MIN_DOCUMENTS - written.length) }, (_, i) => {
      const { title = '', content = '' } = plain[i % plain.length] ?? {};
      return { title: `${title} (malformed)`, content: malformed(content, i) };
    });
    const published = await wordpress.publishAll(
      // WordPress lists posts of the same second in any order.
      [...written, ...broken].map((item, i) => ({
        ...item,
        date: new Date(Date.UTC(2026, 0) + i * 60_000).toISOString(),
      })),
    );
    const rendered = await wordpress.shown(published.slice(0, written.length));
    const library = opened();
    // From the list, the site knows all pages and their ids.
    await library.entries()();
    const definitions = await loadDefinitions();
    const settings = readSettings({});
    const renderer = new ServerPageRenderer(
      library,
      blockCatalogue(definitions, settings),
      siteFacts(settings, { isSample: false, clock: { now: () => 0 } }),
      locatePage(definitions),
    );
    const counts = { words: 0, links: 0 };
    const faults: string[] = [];
    await inTurns(published, async (item, i) => {
      const rendering = await renderer.render(item.path)();
      if (E.isLeft(rendering)) throw new Error(`${item.path}: ${rendering.left.reason}`);
      const { outline } = rendering.right;
      // WordPress shows the blocks within an unclosed block twice.
      const source = htmlRead(rendered.get(item.id) ?? broken[i - written.length]?.content ?? '');
      const words = wordsOf(withPlainSigns(readText(source)));
      const shown = wordsOf(withPlainSigns(outline.text));
      const lost = withoutAll(words, shown);
      const links = addressesIn(source);
      const lostLinks = withoutAll(links, outline.links.map(placeOf));
      const misplaced = lost.length === 0 ? isWithin(words, shown) : null;
      counts.words += words.length;
      counts.links += links.length;
      if (lost.length + lostLinks.length > 0 || misplaced !== null)
        faults.push(`${item.path}: lost ${lost.join(' ')}; links ${lostLinks.join(' ')}; moved ${misplaced}`);
    });
    process.stdout.write(`${published.length} documents of a WordPress: ${JSON.stringify(counts)}\n`);
    expect(published.length).toBeGreaterThanOrEqual(MIN_DOCUMENTS);
    expect(faults).toEqual([]);
  });
});
