import { beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { ReadPage } from '../../../../application/visitor/read-page/read-page.ts';
import { wholeBlock, type SketchedBlock } from '../../../../domain/content/blocks/sketched-block.ts';
import type { BlockCatalogue } from '../../../../application/ports/content/block-catalogue.ts';
import { MemoryLogger } from '../../../fakes/memory-logger.ts';
import { MemoryPageLibrary } from '../../../fakes/content/memory-page-library.ts';

/** Knows only paragraphs and searches; their text is in `content`. */
const catalogue: BlockCatalogue = {
  decode: ({ name, attributes: { content } }) => {
    if (!['core/paragraph', 'core/search'].includes(name)) return E.left({ _tag: 'UnknownBlock', name });
    if (typeof content !== 'string')
      return E.left({ _tag: 'WrongAttributes', name, path: 'content', expected: 'Text' });
    return E.right({
      attributes: { content },
      isWhole: true,
      holdsBlocks: true,
      warnings: [],
      linksTo: null,
      needs: content === 'form' ? ['leads'] : [],
      view: ({ page, site, innerBlocks }) => {
        if (content === 'broken') throw new Error('no view');
        const holds = innerBlocks.map((inner) => inner.name);
        return {
          props: { text: `${content} on ${page.path} of ${site.brandName}`, holds },
          width: content === 'wide' ? 'full' : 'content',
          isTitle: content === 'title',
        };
      },
    });
  },
};

const SITE = {
  brandName: 'RunTru',
  siteUrl: 'https://www.example.com',
  defaultPhone: { text: '1-800-555-0199', address: 'tel:+18005550199' },
};

const text = (content: unknown, more: Partial<SketchedBlock> = {}): SketchedBlock => ({
  name: 'core/paragraph',
  attributes: { content },
  ...more,
});

let library: MemoryPageLibrary;
let log: MemoryLogger;
let readPage: ReadPage;
const moved: Readonly<Record<string, string>> = { '/a/': '/c/', '/old/': '/new/' };

const publish = (path: string, ...blocks: ReadonlyArray<SketchedBlock>): void =>
  library.write({
    path,
    locale: 'en_US',
    title: `Page ${path}`,
    description: '',
    blocks: blocks.map(wholeBlock),
  });

const pageAt = async (path: string) => {
  const view = await readPage.at(path);
  if (view.kind !== 'found') throw new Error(view.kind);
  return view.page;
};

beforeEach(() => {
  [library, log] = [new MemoryPageLibrary(), new MemoryLogger()];
  readPage = new ReadPage({ library, catalogue, log, movedTo: (path) => moved[path] ?? null }, SITE);
});

describe('A page', () => {
  test('is read with its blocks, in order', async () => {
    publish('/a/', text('one', { innerBlocks: [text('within')] }), text('two'));
    expect((await pageAt('/a/')).blocks).toEqual([
      {
        name: 'core/paragraph',
        props: { text: 'one on /a/ of RunTru', holds: ['core/paragraph'] },
        innerBlocks: [
          { name: 'core/paragraph', props: { text: 'within on /a/ of RunTru', holds: [] }, innerBlocks: [] },
        ],
      },
      expect.objectContaining({ props: { text: 'two on /a/ of RunTru', holds: [] } }),
    ]);
  });

  test('shows the known inner blocks of an unknown block in its place, at any depth', async () => {
    const unknown = { name: 'core/nest', innerBlocks: [{ name: 'core/egg' }, text('within')] };
    publish('/a/', { name: 'core/nest', innerBlocks: [unknown] }, text('one'));
    const { blocks, warnings } = await pageAt('/a/');
    expect(blocks.map(({ props }) => props)).toMatchObject([
      { text: 'within on /a/ of RunTru' },
      { text: 'one on /a/ of RunTru' },
    ]);
    expect(warnings).toEqual(['Unknown block: core/nest', 'Unknown block: core/egg']);
  });

  test('leaves out a malformed block but not its inner blocks, and reports the fault', async () => {
    publish('/a/', text(1, { innerBlocks: [text('within')] }), text('one'));
    const { blocks, warnings } = await pageAt('/a/');
    expect(blocks).toHaveLength(2);
    expect(warnings).toEqual(['Wrong attributes of core/paragraph: content should be Text']);
  });

  test('leaves out a block whose view fails with its inner blocks, and reports the fault', async () => {
    publish('/a/', text('broken', { innerBlocks: [text('within')] }), text('one'));
    const { blocks, warnings } = await pageAt('/a/');
    expect(blocks).toHaveLength(1);
    expect(warnings).toEqual(['Broken block: core/paragraph cannot be rendered (Error: no view)']);
  });

  test("keeps a block's width, main heading, direction, and fragment unless the page itself uses it", async () => {
    publish(
      '/a/',
      { name: 'core/paragraph', attributes: { content: 'wide', anchor: 'rebates' } },
      { name: 'core/paragraph', attributes: { content: 'title', anchor: 'main' } },
      text('c', { originalContent: '<p class="x" id="saved" dir="rtl">c</p>' }),
      { name: 'core/paragraph', attributes: { content: 'd', direction: 'rtl' } },
    );
    const { blocks } = await pageAt('/a/');
    expect(blocks.map(({ width, isTitle, around }) => [width, isTitle, around])).toEqual([
      ['full', undefined, { id: 'rebates' }],
      [undefined, true, undefined],
      [undefined, undefined, { id: 'saved', dir: 'rtl' }],
      [undefined, undefined, { dir: 'rtl' }],
    ]);
  });

  test("marks blocks in a language that the site does not have, except for the site's own texts", async () => {
    for (const locale of ['de', 'fr_CA', 'en']) {
      library.write({
        path: `/${locale}/`,
        locale,
        title: 'A',
        description: '',
        blocks: [wholeBlock(text('one')), wholeBlock(text('form'))],
      });
      const { lang, language, blocks } = await pageAt(`/${locale}/`);
      const isForeign = locale === 'de';
      expect([lang, language]).toEqual(isForeign ? ['de', 'en'] : [undefined, locale.slice(0, 2)]);
      expect(blocks.map(({ around }) => around)).toEqual([isForeign ? { lang: 'de' } : undefined, undefined]);
    }
  });

  test('marks the site’s own texts as English inside a block in such a language', async () => {
    const group = wholeBlock({ ...text('group'), innerBlocks: [text('one'), text('form')].map(wholeBlock) });
    const search = wholeBlock(text('find', { name: 'core/search' }));
    library.write({
      path: '/de/',
      locale: 'de',
      title: 'A',
      description: '',
      blocks: [group, search, { ...search, attributes: { content: 'find', label: 'Suche' } }],
    });
    const { blocks } = await pageAt('/de/');
    expect(blocks.map(({ around }) => around)).toEqual([{ lang: 'de' }, undefined, { lang: 'de' }]);
    expect(blocks[0]?.innerBlocks.map(({ around }) => around)).toEqual([undefined, { lang: 'en' }]);
  });

  test('has the pages above it as its breadcrumbs', async () => {
    for (const path of ['/resources/', '/resources/maintenance-tips/coils/']) publish(path);
    const { trail } = await pageAt('/resources/maintenance-tips/coils/');
    expect(trail.map(({ path }) => path)).toEqual(['/resources/']);
  });

  test('is read once per version', async () => {
    publish('/a/', text('one'));
    const first = await readPage.at('/a/');
    expect(await readPage.at('/a/')).toBe(first);
    expect(readPage.peek('/a/')).toBe(first);
    publish('/a/', text('two'));
    expect(readPage.peek('/a/')).toBeUndefined();
    expect((await pageAt('/a/')).blocks[0]?.props).toMatchObject({ text: 'two on /a/ of RunTru' });
  });
});

test('A path without a page is missing, and not cached', async () => {
  expect(await readPage.at('/no/')).toEqual({ kind: 'missing' });
  expect(readPage.peek('/no/')).toBeUndefined();
});

test('A path without a page says where its page has moved', async () => {
  expect(await readPage.at('/old/')).toEqual({ kind: 'missing', movedTo: '/new/' });
  publish('/a/', text('one'));
  expect(await readPage.at('/a/')).toMatchObject({ kind: 'found' });
});

test('While the library does not answer, a page is unavailable', async () => {
  library.breakDown('no route');
  expect(await readPage.at('/a/')).toEqual({ kind: 'unavailable' });
});
