import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { wholeBlock } from '../../../../domain/content/blocks/sketched-block.ts';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { graphqlApi } from '../../../../infrastructure/content/wordpress/wordpress-graphql.ts';
import { describePageLibrary } from '../../../contracts/content/page-library.ts';
import { openWordPress, type OpenedWordPress } from '../../../wordpress/opened-wordpress.ts';
import type { WordPressFault, WordPressServer } from '../../../wordpress/wordpress-server.ts';

let opened: OpenedWordPress;
beforeEach(async () => void (opened = await openWordPress()));
afterEach(() => opened.wordpress.close());

const read = (path: string) => opened.library.page(path)();
const paragraph = (content: string) => ({ name: 'core/paragraph', attributes: { content }, innerBlocks: [] });
const none = E.right(O.none);

const servers: WordPressServer[] = [];
afterEach(async () => void (await Promise.all(servers.splice(0).map((server) => server.close()))));

describePageLibrary('WordPress', async (pages) => {
  const { wordpress, library } = await openWordPress();
  servers.push(wordpress);
  wordpress.publish(
    ...pages.map(({ path, title, description, blocks, isListed = true }) => ({
      ...{ path, title, blocks, isListed, seo: { metaDesc: description } },
    })),
  );
  return library;
});

describe('The pages of a WordPress', () => {
  test('are read with blocks, title, description and picture', async () => {
    const picture = { name: 'core/image', mediaData: { node: { sourceUrl: '/a.jpg' } } };
    opened.wordpress.publish({
      path: '/resources/',
      title: 'Heating &#038; Cooling',
      seo: { title: 'Heating - RunTru', metaDesc: 'All about air &amp; comfort.' },
      image: 'http://cms.example.com/hero.jpg',
      blocks: [
        {
          ...paragraph('Warm'),
          originalContent: '<p>Warm</p>',
          order: 0,
          attributesType: {},
          dynamicContent: null,
        },
        { name: 'core/columns', attributes: [], innerBlocks: [paragraph('Cold')], originalContent: null },
        { ...picture, attributes: { id: 7 }, innerBlocks: null },
        { name: null, attributes: [], innerBlocks: [], originalContent: '\n\n' },
      ],
    });
    expect(await read('/resources/')).toEqual(
      E.right(
        O.some({
          ...{ path: '/resources/', locale: 'en', title: 'Heating & Cooling' },
          description: 'All about air & comfort.',
          image: 'https://cms.example.com/hero.jpg',
          blocks: [
            wholeBlock({ ...paragraph('Warm'), originalContent: '<p>Warm</p>' }),
            wholeBlock({ name: 'core/columns', innerBlocks: [paragraph('Cold')] }),
            wholeBlock({ ...picture, attributes: { id: 7 } }),
          ],
        }),
      ),
    );
  });

  test("use an article's excerpt as the description; without Yoast or an excerpt they have none", async () => {
    opened.wordpress.publish(
      {
        path: '/fr/article/',
        article: { date: '2026-10-20', excerpt: '<p>L&rsquo;air [&hellip;]</p>\n' },
        seo: null,
      },
      { path: '/es/aire/', seo: { title: 'Aire' }, isListed: false, blocks: [] },
    );
    expect(await read('/fr/article/')).toMatchObject({
      right: {
        value: { locale: 'fr', title: '', description: 'L’air […]', blocks: [] },
      },
    });
    expect(await read('/es/aire/')).toMatchObject({
      right: { value: { locale: 'es', title: 'Aire', description: '', isListed: false, blocks: [] } },
    });
  });

  test.each([['https://cms.example.com/about/'], ['/about'], ['about/']])(
    'are found if WordPress writes %s',
    async (uri) => {
      opened.wordpress.publish({ path: '/about/', uri, title: 'About' });
      expect(await read('/about/')).toMatchObject({ right: { value: { path: '/about/' } } });
    },
  );

  test('do not include a page with another path', async () => {
    opened.wordpress.publish({ path: '/old/', uri: '/new/' }, { path: '/', uri: '/?page_id=2' });
    expect(await read('/old/')).toEqual(none);
    expect(await read('/')).toEqual(none);
  });

  test('do not include missing pages or invalid paths', async () => {
    expect(await read('/nowhere/')).toEqual(none);
    expect(await read('/nowhere/?p=1')).toEqual(none);
    expect(opened.wordpress.count()).toBe(1);
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
    expect(opened.wordpress.count('Entries')).toBe(3);
  });

  test('do not include pages without a tree of blocks', async () => {
    opened.wordpress.publish({ path: '/about/', title: 'About', blocks: null });
    expect(await read('/about/')).toMatchObject({ left: { reason: 'blocksJSON is null' } });
  });

  test('are measured without the type definitions of their blocks', async () => {
    const attributesType = { '["core/x"]}': { type: 'string', note: 'x \\" ]'.repeat(5000) } };
    const block = { ...paragraph('The "attributesType": of it'), attributesType };
    const small = await openWordPress(undefined, undefined, graphqlApi, 1);
    servers.push(small.wordpress);
    small.wordpress.publish({ path: '/about/', blocks: [{ ...block, innerBlocks: [block] }] });
    expect(await small.library.page('/about/')()).toMatchObject({
      right: { value: { blocks: [{ attributes: { content: 'The "attributesType": of it' } }] } },
    });
    small.wordpress.publish({ path: '/long/', blocks: [paragraph('long '.repeat(400))] });
    expect(await small.library.page('/long/')()).toMatchObject({
      left: { reason: expect.stringContaining('its content is too large') },
    });
  });

  test('have no descriptions without Yoast, which is logged once', async () => {
    opened.wordpress.lack('seo');
    opened.wordpress.publish({ path: '/about/', title: 'About', seo: { metaDesc: 'x' } });
    expect(await read('/about/')).toMatchObject({ right: { value: { title: 'About', description: '' } } });
    expect(await read('/nowhere/')).toEqual(none);
    expect(await opened.library.entries()()).toMatchObject({ right: [{ path: '/about/' }] });
    expect(opened.log.errors).toEqual([]);
    expect(opened.log.warnings).toEqual([expect.stringContaining('wp-graphql-yoast-seo')]);
  });

  test("are WordPress's html without the plugin for blocks", async () => {
    opened.wordpress.lack('seo', 'blocksJSON');
    const article = { date: '2026-10-20', content: '<p>Warm</p>' };
    opened.wordpress.publish({ path: '/about/', article });
    expect(await read('/about/')).toMatchObject({
      right: { value: { blocks: [{ name: 'core/freeform', originalContent: '<p>Warm</p>' }] } },
    });
    expect(opened.log.warnings).toHaveLength(2);
  });

  test("use a plugin's fields as soon as it is installed", async () => {
    opened.wordpress.lack('seo');
    opened.wordpress.publish({ path: '/about/', seo: { metaDesc: 'All about air.' } });
    await opened.source.page('/about/')();
    opened.wordpress.lack();
    await opened.source.entries()();
    expect(await read('/about/')).toMatchObject({ right: { value: { description: 'All about air.' } } });
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

  test.each<[WordPressFault, string]>([
    ['failure', 'Internal Server Error'],
    ['refusal', 'Cannot query field "seo" on type "Page".'],
    ['half', 'Internal server error'],
  ])('are unavailable after the fault “%s”, which is logged once', async (fault, reason) => {
    opened.wordpress.publish({ path: '/about/' });
    opened.wordpress.meet(fault);
    const unavailable = E.left({ _tag: 'LibraryUnavailable', reason });
    expect(await read('/about/')).toEqual(unavailable);
    expect(await read('/contact/')).toEqual(unavailable);
    expect(opened.log.errors).toEqual([`WordPress failed to deliver /about/: ${reason}`]);
    opened.wordpress.meet(null);
    expect(await read('/about/')).toMatchObject({ right: { value: { path: '/about/' } } });
  });

  test.each([
    ['broken JSON', '{'],
    ['an object', '{"name":"core/paragraph"}'],
    ['attributes that are a list', '[{"name":"core/paragraph","attributes":["x"]}]'],
    ['a name that is a number', '[{"name":7,"originalContent":"core/paragraph"}]'],
    [
      'blocks nested 60,000 deep',
      `${'[{"name":"core/group","innerBlocks":'.repeat(60_000)}[]${'}]'.repeat(60_000)}`,
    ],
  ])(
    'do not include a page with %s instead of blocks, and the log does not quote it',
    async (_case, blocks) => {
      opened.wordpress.publish({ path: '/about/', blocks });
      expect(await read('/about/')).toMatchObject({ left: { _tag: 'LibraryUnavailable' } });
      expect(opened.log.errors).toHaveLength(1);
      expect(opened.log.errors[0]).not.toContain('core/paragraph');
    },
  );

  test('are logged once if they are malformed, despite valid pages in between', async () => {
    opened.wordpress.publish({ path: '/bad/', blocks: '{' }, { path: '/good/' });
    for (let reads = 0; reads < 3; reads++) {
      expect(E.isLeft(await read('/bad/'))).toBe(true);
      expect(E.isRight(await read('/good/'))).toBe(true);
    }
    expect(opened.log.errors).toHaveLength(1);
  });
});
