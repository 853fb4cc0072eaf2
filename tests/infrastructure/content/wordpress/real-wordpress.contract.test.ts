import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pageAt } from '../read-pages.ts';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { keptText } from '../../../../domain/content/checks/kept-text.ts';
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
import { PATIENCE_MS } from '../../../hang-guards.ts';
import { exportedItems, HAS_EXPORTS } from '../../../wordpress/exported-items.ts';
import { readText } from '../../../../infrastructure/content/html/plain-text.ts';
import { REAL_WORDPRESS, RealWordPress } from '../../../wordpress/real-wordpress.ts';
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

real('A real WordPress', () => {
  beforeAll(() => wordpress.clear());
  afterAll(() => wordpress.clear());

  // Without Yoast, pages have no descriptions, and all are listed.
  const pages = LIBRARY_PAGES.map(({ isListed: _, ...page }) => ({ ...page, description: '' }));
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

const exported = REAL_WORDPRESS !== null && HAS_EXPORTS ? describe : describe.skip;

exported('What editors of another WordPress wrote', () => {
  beforeAll(() => wordpress.clear());
  afterAll(() => wordpress.clear());

  /** The minimum share of WordPress's words on the page: one in a thousand may be missing. */
  const MIN_SHARE = 0.999;

  test('shows 99.9% of the words that WordPress shows', async () => {
    const items = [
      ...exportedItems('theme-unit-test.xml'),
      ...exportedItems('block-test-data.xml'),
      ...(await wordpress.patterns()),
    ];
    const published = [];
    for (const item of items) published.push(await wordpress.publish(item));
    const definitions = await loadDefinitions();
    const settings = readSettings({});
    const renderer = new ServerPageRenderer(
      opened(),
      blockCatalogue(definitions, settings),
      siteFacts(settings, { isSample: false, clock: { now: () => 0 } }),
      locatePage(definitions),
    );
    const lost: string[] = [];
    let [written, kept] = [0, 0];
    for (const item of published) {
      const rendering = await renderer.render(item.path)();
      if (E.isLeft(rendering)) throw new Error(`${item.path}: ${rendering.left.reason}`);
      const shown = htmlRead(await wordpress.shown(item));
      const { outline } = rendering.right;
      const page = { ...outline, text: withPlainSigns(outline.text) };
      const block = { name: 'core/html', attributes: {}, innerBlocks: [], originalContent: shown };
      const counts = keptText([block], page, (html) => withPlainSigns(readText(html)));
      written += counts.written;
      kept += counts.kept;
      lost.push(...counts.lost.map(({ words }) => `${item.path}: ${words.join(' ')}`));
    }
    process.stdout.write(
      `${items.length} documents of a WordPress: ${kept} of ${written} words, ${((kept / written) * 100).toFixed(2)} %\n${lost.map((line) => `  lost in ${line}\n`).join('')}`,
    );
    expect(kept / written).toBeGreaterThanOrEqual(MIN_SHARE);
  });
});
