import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { describePageLibrary } from '../../../contracts/content/page-library.ts';
import { openWordPress, type OpenedWordPress } from '../../../wordpress/opened-wordpress.ts';
import type { WordPressServer } from '../../../wordpress/wordpress-server.ts';

const servers: WordPressServer[] = [];
const open = async (options?: Parameters<typeof openWordPress>[0]): Promise<OpenedWordPress> => {
  const opened = await openWordPress(options);
  servers.push(opened.wordpress);
  return opened;
};
let opened: OpenedWordPress;
beforeEach(async () => void (opened = await open()));
afterEach(async () => void (await Promise.all(servers.splice(0).map((server) => server.close()))));

const read = (path: string, { library } = opened) => library.page(path)();
const paragraph = (text: string) => ({
  name: 'core/paragraph',
  attributes: {},
  innerBlocks: [],
  originalContent: `<p>${text}</p>`,
});
const found = (blocks: ReadonlyArray<object>) => ({ right: { value: { blocks } } });
const none = E.right(O.none);

describePageLibrary('WordPress', async (pages) => {
  const { wordpress, library } = await open();
  wordpress.publish(
    ...pages.map(({ path, title, description, blocks, isListed = true }) => ({
      path,
      title,
      blocks,
      isListed,
      seo: { metaDesc: description },
    })),
  );
  return library;
});

describe('A WordPress', () => {
  test('returns a page with its title, description and picture', async () => {
    opened.wordpress.publish({
      path: '/about/',
      title: 'Heating &#038; Cooling',
      seo: { title: 'Heating - RunTru', metaDesc: 'Air &amp; comfort.' },
      image: 'https://cms.example.com/hero.jpg',
      blocks: [paragraph('Warm')],
    });
    expect(await read('/about/')).toEqual(
      E.right(
        O.some({
          path: '/about/',
          locale: 'en',
          title: 'Heating & Cooling',
          description: 'Air & comfort.',
          image: 'https://cms.example.com/hero.jpg',
          blocks: [paragraph('Warm')],
        }),
      ),
    );
  });

  test("has, without Yoast, a post's excerpt as its description, and none for pages, whose excerpts are generated", async () => {
    opened.wordpress.publish(
      { path: '/page/', seo: null },
      { path: '/post/', seo: null, article: { date: '2026-10-20', excerpt: '<p>Short.</p>' } },
    );
    expect(await read('/page/')).toMatchObject({ right: { value: { description: '' } } });
    expect(await read('/post/')).toMatchObject({ right: { value: { description: 'Short.' } } });
  });

  test('describes a page without an excerpt by its first paragraph, and names one without a title by its heading', async () => {
    opened.wordpress.publish({
      path: '/untitled/',
      title: '',
      seo: null,
      blocks:
        '<!-- wp:heading {"level":1} --><h1>Warm <b>air</b></h1><!-- /wp:heading --><!-- wp:group --><div><!-- wp:paragraph --><p>It rises.</p><!-- /wp:paragraph --></div><!-- /wp:group -->',
    });
    expect(await read('/untitled/')).toMatchObject({
      right: { value: { title: 'Warm air', description: 'It rises.' } },
    });
  });

  test.each([
    ['<!-- wp:heading --><h2>Unclosed</h2>', 'line 1: heading never ends'],
    ['<h2>Unclosed</h2>\n<!-- /wp:group -->', 'line 2: group ends without its beginning'],
    [
      '<!-- wp:heading {"level":3 --><h2>Unclosed</h2><!-- /wp:heading -->',
      'line 1: the attributes of heading are no JSON',
    ],
  ])('shows a page with a broken delimiter, and logs the page and the line: %s', async (blocks, fault) => {
    opened.wordpress.publish({ path: '/broken/', blocks });
    expect(JSON.stringify(await read('/broken/'))).toContain('<h2>Unclosed</h2>');
    expect(opened.log.warnings).toContain(`WordPress: /broken/, ${fault}`);
    expect(opened.log.errors).toEqual([]);
  });

  test('says that it answered if a page cannot be used', async () => {
    opened.wordpress.publish({ path: '/empty/', blocks: null });
    await read('/empty/');
    expect(opened.log.errors).toEqual([
      '/empty/ is not updated: WordPress answered, but the page has no content',
    ]);
  });

  test('distinguishes pages with the same name below different parents', async () => {
    opened.wordpress.publish(
      { path: '/a/team/', blocks: [paragraph('of a')] },
      { path: '/b/team/', blocks: [paragraph('of b')] },
    );
    expect(await read('/b/team/')).toMatchObject(found([paragraph('of b')]));
    expect(await read('/team/')).toEqual(none);
  });

  test('finds names in any script', async () => {
    opened.wordpress.publish({ path: '/%E6%97%A5%E6%9C%AC/', blocks: [paragraph('日本')] });
    expect(await read('/%E6%97%A5%E6%9C%AC/')).toMatchObject(found([paragraph('日本')]));
  });

  test('finds the front page, which has no name, after the first hundred pages', async () => {
    opened.wordpress.publish(...Array.from({ length: 130 }, (_, i) => ({ path: `/page-${i}/` })), {
      path: '/',
      title: 'Welcome',
      blocks: [paragraph('Front')],
    });
    expect(await read('/')).toMatchObject(found([paragraph('Front')]));
    const entries = await opened.library.entries()();
    expect(E.isRight(entries) && entries.right).toHaveLength(131);
  });

  test('finds a post whose address does not end with its name, once it is listed', async () => {
    opened.wordpress.publish({
      path: '/heating/',
      uri: '/archives/7',
      article: { date: '2026-10-20' },
      blocks: [paragraph('Seven')],
    });
    await opened.source.entries()();
    expect(await read('/archives/7/')).toMatchObject(found([paragraph('Seven')]));
  });

  test('finds a page that replaces another at a listed address', async () => {
    opened.wordpress.publish({ path: '/offers/', blocks: [paragraph('A page')] });
    await opened.source.entries()();
    opened.wordpress.withdraw('/offers/');
    opened.wordpress.publish({
      path: '/offers/',
      article: { date: '2026-10-20' },
      blocks: [paragraph('A post')],
    });
    expect(await read('/offers/')).toMatchObject(found([paragraph('A post')]));
  });

  test.each([{ status: 'draft' }, { status: 'private' }, { password: 'secret' }] as const)(
    'hides a page with %j',
    async (hidden) => {
      opened.wordpress.publish({ path: '/plans/', blocks: [paragraph('Hidden')], ...hidden });
      expect(await read('/plans/')).toEqual(none);
      expect(await opened.library.entries()()).toEqual(E.right([]));
    },
  );

  test('returns the media of the ids that ACF stores', async () => {
    opened.wordpress.upload({
      databaseId: 7,
      sourceUrl: 'https://cms.example.com/a.jpg',
      altText: 'A fan',
      title: 'Fan',
      width: 640,
      height: 480,
    });
    const block = { name: 'acf/feature', attributes: { data: { image: 7 } }, innerBlocks: [] };
    opened.wordpress.publish({ path: '/about/', blocks: [{ ...block, originalContent: '' }] });
    const image = {
      databaseId: 7,
      sourceUrl: 'https://cms.example.com/a.jpg',
      altText: 'A fan',
      title: 'Fan',
      mediaItemUrl: 'https://cms.example.com/a.jpg',
      width: 640,
      height: 480,
    };
    expect(await read('/about/')).toMatchObject(found([{ attributes: { data: { image } } }]));
  });

  test("serves its pages below the site's root if it is in a folder of its host", async () => {
    const inFolder = await open({ folder: '/cms' });
    inFolder.wordpress.publish({ path: '/about/', blocks: [paragraph('About')] });
    expect(await read('/about/', inFolder)).toMatchObject(found([paragraph('About')]));
  });

  test('is unavailable if it rejects the password, and the log says why without quoting it', async () => {
    const stranger = await open({ login: { user: 'editor', password: 'wrong secret' } });
    expect(await read('/about/', stranger)).toMatchObject({ left: { reason: 'Unauthorized' } });
    const said = JSON.stringify(stranger.log);
    expect(said).toContain('WordPress failed to deliver /about/: Unauthorized');
    expect(said).not.toContain('secret');
  });
});

describe('The pages of a WordPress', () => {
  test('do not include missing pages or invalid paths', async () => {
    expect(await read('/nowhere/')).toEqual(none);
    expect(await read('/nowhere/?p=1')).toEqual(none);
    expect(opened.wordpress.asked.map(({ kind }) => kind)).toEqual(['page', 'post']);
  });

  test('are listed in portions, each path once; entries without a path are left out', async () => {
    opened.wordpress.publish(
      { path: '/?page_id=3', title: 'Draft of an address' },
      { path: '/about/', title: 'About', isListed: false },
      { path: '/about-again/', uri: 'https://cms.example.com/about', title: 'About', isListed: false },
      ...Array.from({ length: 230 }, (_, i) => ({ path: `/fr/page-${i}/`, title: `Page ${i}` })),
    );
    const entries = await opened.library.entries()();
    expect(E.isRight(entries) && entries.right).toHaveLength(231);
    expect(E.isRight(entries) && entries.right.slice(0, 2)).toEqual([
      { path: '/about/', locale: 'en', title: 'About', isListed: false },
      { path: '/fr/page-0/', locale: 'fr', title: 'Page 0' },
    ]);
    expect(opened.wordpress.count('list')).toBe(4);
  });

  test.each([
    ['https://cms.example.com/a.jpg', 'https://cms.example.com/a.jpg'],
    ['http://cms.example.com/a.jpg', 'https://cms.example.com/a.jpg'],
    ['https://www.example.com/a.jpg', '/a.jpg'],
    ['/a.jpg', '/a.jpg'],
    ['a.jpg', undefined],
    ['', undefined],
    ['javascript:alert(1)', undefined],
    ['data:image/svg+xml,<svg onload="alert(1)"/>', undefined],
    ['ftp://cms.example.com/a.jpg', undefined],
  ])(
    'have the featured image %s only from an address that block pictures may have',
    async (written, image) => {
      const article = { date: '2026-10-20' };
      opened.wordpress.publish({ path: '/about/', image: written, article });
      const page = await read('/about/');
      expect(E.isRight(page) && O.toNullable(page.right)?.image).toBe(image);
      expect(await opened.source.articles('/', 1)()).toMatchObject({ right: [{ image: image ?? null }] });
    },
  );

  test('are logged once if they have no content, despite valid pages in between', async () => {
    opened.wordpress.publish({ path: '/bad/', blocks: null }, { path: '/good/' });
    for (let reads = 0; reads < 3; reads++) {
      expect(E.isLeft(await read('/bad/'))).toBe(true);
      expect(E.isRight(await read('/good/'))).toBe(true);
    }
    expect(opened.log.errors).toHaveLength(1);
  });
});

describe('Reusable blocks', () => {
  const placed = (ref: unknown) => `<!-- wp:block {"ref":${JSON.stringify(ref)}} /-->`;
  const markup = (text: string) => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`;

  test('are inserted where they are placed, also within others and within themselves', async () => {
    const { content } = opened.wordpress;
    content.piece(1, `${markup('One')}${placed(2)}`);
    content.piece(2, markup('Two'));
    opened.wordpress.publish({
      path: '/about/',
      blocks: `<!-- wp:group --><div>${placed(1)}</div><!-- /wp:group -->${placed(2)}`,
    });
    expect(await read('/about/')).toMatchObject(
      found([{ innerBlocks: [paragraph('One'), paragraph('Two')] }, paragraph('Two')]),
    );
  });

  test('that contain themselves or each other are inserted once; the repeated reference remains for the check to report', async () => {
    const { content } = opened.wordpress;
    content.piece(1, `${markup('One')}${placed(1).repeat(100)}${placed(2)}`);
    content.piece(2, placed(1).repeat(100));
    opened.wordpress.publish({ path: '/about/', blocks: placed(1) });
    const page = await read('/about/');
    expect(E.isRight(page) && O.isSome(page.right) && page.right.value.blocks).toHaveLength(201);
  });

  test.each([[99], ['1'], [null]])(
    'that are missing (%j) remain as references for the check to report',
    async (ref) => {
      opened.wordpress.publish({ path: '/about/', blocks: placed(ref) });
      expect(await read('/about/')).toMatchObject(found([{ name: 'core/block' }]));
    },
  );
});

describe('Without a login', () => {
  beforeEach(async () => void (opened = await open({ login: null })));

  test('a page is what WordPress renders', async () => {
    opened.wordpress.publish({ path: '/about/', title: 'About', blocks: [paragraph('Warm')] });
    expect(await read('/about/')).toMatchObject(
      found([{ name: 'core/freeform', originalContent: '<p>Warm</p>' }]),
    );
  });

  test('a password-protected page is missing', async () => {
    opened.wordpress.publish({ path: '/plans/', blocks: [paragraph('Hidden')], password: 'secret' });
    expect(await read('/plans/')).toEqual(none);
  });
});
