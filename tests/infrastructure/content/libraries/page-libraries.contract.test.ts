import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pageAt } from '../read-pages.ts';
import { wholeBlock } from '../../../../domain/content/blocks/sketched-block.ts';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { PageLibrary } from '../../../../application/ports/content/page-library.ts';
import type { ContentPage } from '../../../../domain/content/content-page.ts';
import { siteFactTable } from '../../../../domain/content/facts.ts';
import { FilePageLibrary } from '../../../../infrastructure/content/folder/file-page-library.ts';
import { brandRewriting } from '../../../../infrastructure/content/libraries/brand-rewriting.ts';
import { factRewriting } from '../../../../infrastructure/content/libraries/fact-rewriting.ts';
import { RewrittenPageLibrary } from '../../../../infrastructure/content/libraries/rewritten-page-library.ts';
import { FixedPageLibrary } from '../../../../infrastructure/content/libraries/fixed-page-library.ts';
import { LayeredPageLibrary } from '../../../../infrastructure/content/libraries/layered-page-library.ts';
import { describePageLibrary, LIBRARY_PAGES } from '../../../contracts/content/page-library.ts';
import { MemoryLogger } from '../../../fakes/memory-logger.ts';
import { MemoryPageLibrary } from '../../../fakes/content/memory-page-library.ts';

const FACTS = siteFactTable({ text: '1-800-555-0199', address: 'tel:+18005550199' }, () => '2026-11-20');

const roots: string[] = [];
const newFolder = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'pages-'));
  roots.push(root);
  return root;
};
afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true })));

const write = (folder: string, name: string, content: unknown): void => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
};
const written = (pages: ReadonlyArray<ContentPage>): string => {
  const folder = newFolder();
  pages.forEach((page, i) => write(folder, `${i}/page.json`, page));
  return folder;
};
const fixed = (pages: ReadonlyArray<ContentPage>) => new FixedPageLibrary(pages);

describePageLibrary('memory', (pages) => new MemoryPageLibrary(pages));
describePageLibrary('fixed', fixed);
const files = (pages: ReadonlyArray<ContentPage>) => new FilePageLibrary(written(pages), new MemoryLogger());

describePageLibrary('files', async (pages) => {
  const library = files(pages);
  await library.refresh();
  return library;
});
describePageLibrary(
  'layers',
  (pages) => new LayeredPageLibrary([fixed(pages.slice(0, 1)), fixed([]), fixed(pages)]),
);
const withFacts = (pages: ReadonlyArray<ContentPage>) =>
  new RewrittenPageLibrary(fixed(pages), [factRewriting(FACTS)]);

describePageLibrary(
  'rewritten',
  (pages) => new RewrittenPageLibrary(fixed(pages), [factRewriting(FACTS), brandRewriting('RunTru')]),
);

describe('Tokens in pages', () => {
  const block = (token: string) =>
    wholeBlock({
      name: 'core/group',
      attributes: { data: { cards: [{ text: token, count: 2 }] } },
      innerBlocks: [{ name: 'core/paragraph', originalContent: `<p title="${token}">${token}</p>` }],
    });
  const page = (token: string, locale: string): ContentPage => ({
    path: '/a/',
    locale,
    title: token,
    description: token,
    blocks: [block(token)],
  });
  const read = async (library: PageLibrary) => [await library.page('/a/')(), await library.entries()()];

  it.each([
    ['en_US', '24 to 48 hours'],
    ['fr_CA', '24 à 48 heures'],
    ['es', '24 a 48 horas'],
  ])('become facts in the language of the page: %s', async (locale, fact) => {
    const tokens = withFacts([page('{{fact:callback}}', locale)]);
    expect(await read(tokens)).toEqual(await read(fixed([page(fact, locale)])));
  });

  it('become English facts, marked as English in saved html, on a page in an unsupported language', async () => {
    const tokens = withFacts([page('{{fact:callback}} {{term:ton|Ton}}', 'de')]);
    const { title, blocks } = await pageAt('/a/', tokens);
    expect(title).toBe('24 to 48 hours Ton');
    expect(blocks[0]?.innerBlocks[0]?.originalContent).toContain(
      '><span lang="en">24 to 48 hours</span> Ton</p>',
    );
  });

  it('become a term with its explanation once, in saved html', async () => {
    const term = '{{term:ton|Ton}}';
    const written: ContentPage = {
      ...page('A', 'en'),
      title: term,
      blocks: [1, 2].map(() => ({
        name: 'core/paragraph',
        attributes: { content: term },
        innerBlocks: [],
        originalContent: `<p>${term}</p>`,
      })),
    };
    const { title, blocks } = await pageAt('/a/', withFacts([written]));
    expect(title).toBe('Ton');
    expect(blocks.map(({ attributes }) => attributes)).toEqual([{ content: 'Ton' }, { content: 'Ton' }]);
    expect(blocks[0]?.originalContent).toContain('popovertarget="term-ton">Ton</button>');
    expect(blocks[1]?.originalContent).toBe('<p>Ton</p>');
  });

  it('become the brand, escaped only in html', async () => {
    const library = new RewrittenPageLibrary(fixed([page('{brand}', 'en')]), [
      brandRewriting('Heat & "Air"'),
    ]);
    const { title, blocks } = await pageAt('/a/', library);
    expect(title).toBe('Heat & "Air"');
    expect(blocks[0]?.attributes).toEqual({ data: { cards: [{ text: 'Heat & "Air"', count: 2 }] } });
    expect(blocks[0]?.innerBlocks[0]?.originalContent).toBe(
      '<p title="Heat &amp; &quot;Air&quot;">Heat &amp; &quot;Air&quot;</p>',
    );
  });
});

it.each([
  ['memory', (pages: ReadonlyArray<ContentPage>) => new MemoryPageLibrary(pages)],
  ['fixed', fixed],
  ['files', files],
])('PageLibrary: %s lists the page that a page translates', async (_name, open) => {
  const pages = LIBRARY_PAGES.map((page) => ({ ...page, translationOf: '/resources/filters/' }));
  const listed = await open(pages).entries()();
  expect(E.isRight(listed) && listed.right.map(({ translationOf }) => translationOf)).toEqual(
    pages.map(() => '/resources/filters/'),
  );
});

const [FILTERS] = LIBRARY_PAGES as [ContentPage];
const titled = (title: string): ContentPage => ({ ...FILTERS, title });

describe('FilePageLibrary', () => {
  let folder: string;
  let log: MemoryLogger;
  let library: FilePageLibrary;
  /** A page's title after a refresh. */
  const titleOf = async (path = FILTERS.path) => {
    await library.refresh();
    const found = await library.page(path)();
    return E.isRight(found) && O.isSome(found.right) ? found.right.value.title : null;
  };
  beforeEach(() => {
    folder = newFolder();
    log = new MemoryLogger();
    library = new FilePageLibrary(folder, log);
  });

  it('shows added, changed and removed files after a refresh', async () => {
    const versionOf = async () => {
      await library.refresh();
      return library.version();
    };
    const versions = [await versionOf()];
    write(folder, 'a.json', titled('First'));
    versions.push(await versionOf());
    expect(await titleOf()).toBe('First');
    write(folder, 'a.json', titled('Other'));
    versions.push(await versionOf());
    expect(await titleOf()).toBe('Other');
    rmSync(join(folder, 'a.json'));
    versions.push(await versionOf());
    expect(await titleOf()).toBeNull();
    expect(new Set(versions.slice(0, 3)).size).toBe(3);
    expect(versions[3]).toBe(versions[0]);
  });

  it("notices a change that keeps the file's size and modification time", async () => {
    write(folder, 'a.json', titled('First'));
    utimesSync(join(folder, 'a.json'), 1, 1);
    await library.refresh();
    const before = library.version();
    write(folder, 'a.json', titled('Other'));
    utimesSync(join(folder, 'a.json'), 1, 1);
    await library.refresh();
    expect(library.version()).not.toBe(before);
  });

  it('does not read the disk for a request, only for a refresh', async () => {
    write(folder, 'a.json', titled('First'));
    expect(await titleOf()).toBe('First');
    const before = library.version();
    rmSync(folder, { recursive: true });
    expect(library.version()).toBe(before);
    expect(await library.page(FILTERS.path)()).toEqual(E.right(O.some(titled('First'))));
    mkdirSync(folder);
  });

  it('leaves out files that cannot be decoded, and reports each once per change', async () => {
    write(folder, 'fr/bad.json', { ...FILTERS, path: 'no-slash' });
    write(folder, 'good.json', FILTERS);
    expect(await titleOf()).toBe('Filters');
    await titleOf();
    write(folder, 'another.json', { ...FILTERS, path: '/another/' });
    await titleOf();
    expect(log.warnings).toEqual([
      'The page fr/bad.json is left out: path should be a path that begins with a slash',
    ]);
    write(folder, 'fr/bad.json', { ...FILTERS, path: 7 });
    await titleOf();
    expect(log.warnings).toHaveLength(2);
  });

  it('serves the first of two files with the same path, by name', async () => {
    write(folder, 'b.json', titled('Second'));
    write(folder, 'a.json', titled('First'));
    expect(await titleOf()).toBe('First');
    expect(log.warnings).toEqual([
      'The page b.json is left out: its path /resources/filters/ is that of a.json',
    ]);
  });

  it('inserts a reusable part into pages, within other blocks too, and updates it when it changes', async () => {
    const paragraph = (text: string) => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`;
    const piece = '<!-- wp:block {"slug":"call"} /-->';
    const texts = async () => {
      await library.refresh();
      const page = await library.page('/a/')();
      return E.isRight(page) && O.isSome(page.right) ? JSON.stringify(page.right.value.blocks) : null;
    };
    const facts = '<!-- {"path":"/a/","locale":"en","title":"A","description":""} -->';
    write(folder, 'a.html', `${facts}<!-- wp:group --><div>${piece}</div><!-- /wp:group -->`);
    write(folder, 'pieces/call.html', `${paragraph('Call us.')}<!-- wp:block {"slug":"call"} /-->`);
    expect(await texts()).toMatch(/core\/group.*core\/paragraph.*Call us\..*core\/block/);
    write(folder, 'pieces/call.html', paragraph('Write to us.'));
    expect(await texts()).toMatch(/Write to us\./);
    rmSync(join(folder, 'pieces/call.html'));
    expect(await texts()).toMatch(/core\/block.*"slug":"call"/);
    expect(log.warnings).toEqual([]);
  });

  it("also serves a page at its aliases, with the page's own path as the canonical one", async () => {
    write(folder, 'a.json', { ...FILTERS, aliases: ['/old/filters'] });
    expect(await library.page('/old/filters/')()).toMatchObject({
      right: { value: { path: '/old/filters/', title: 'Filters', canonicalPath: '/resources/filters/' } },
    });
    expect(await titleOf()).toBe('Filters');
  });

  it("ignores other files and editors' hidden files", async () => {
    write(folder, 'notes.txt', 'notes');
    write(folder, '.trash/a.json', FILTERS);
    expect(await library.entries()()).toEqual(E.right([]));
    expect(log.warnings).toEqual([]);
  });

  it('leaves out an unreadable folder, and reports it once', async () => {
    write(folder, 'good.json', FILTERS);
    // Joined, the folders' names are longer than the system allows; each by itself is not.
    const half = Array.from({ length: 10 }, () => 'x'.repeat(250)).join('/');
    mkdirSync(join(folder, half), { recursive: true });
    const elsewhere = mkdtempSync(join(tmpdir(), 'half-'));
    mkdirSync(join(elsewhere, half), { recursive: true });
    renameSync(join(elsewhere, 'x'.repeat(250)), join(folder, half, 'y'));
    expect(await titleOf()).toBe('Filters');
    write(folder, 'another.json', { ...FILTERS, path: '/another/' });
    await titleOf();
    renameSync(join(folder, half, 'y'), join(elsewhere, 'y'));
    rmSync(elsewhere, { recursive: true });
    expect(log.warnings).toEqual([
      expect.stringMatching(/^The folder x+\/.*\/y\/.* is left out: ENAMETOOLONG$/),
    ]);
  });

  it('has no pages without a folder, and reports that once', async () => {
    library = new FilePageLibrary(join(folder, 'nowhere'), log);
    expect(await library.entries()()).toEqual(E.right([]));
    expect(await titleOf()).toBeNull();
    expect(log.warnings).toEqual([`The folder of pages ${join(folder, 'nowhere')} is not read: ENOENT`]);
  });
});

describe('LayeredPageLibrary', () => {
  const first = new MemoryPageLibrary();
  const second = new MemoryPageLibrary([titled('Second')]);
  const library = new LayeredPageLibrary([first, second]);
  beforeEach(() => {
    first.answerAgain();
    second.answerAgain();
  });

  it('returns the page of the first layer that has one', async () => {
    expect(await library.page(FILTERS.path)()).toEqual(E.right(O.some(titled('Second'))));
    const before = library.version();
    first.write(titled('First'));
    expect(await library.page(FILTERS.path)()).toEqual(E.right(O.some(titled('First'))));
    expect(library.version()).not.toBe(before);
    expect(await library.entries()()).toEqual(
      E.right([{ path: FILTERS.path, locale: 'en', title: 'First' }]),
    );
  });

  it('skips an unavailable layer if a later one has the page', async () => {
    first.breakDown('away');
    expect(await library.page(FILTERS.path)()).toEqual(E.right(O.some(titled('Second'))));
    expect(E.isRight(await library.entries()())).toBe(true);
    expect(await library.page('/nowhere/')()).toEqual(E.left({ _tag: 'LibraryUnavailable', reason: 'away' }));
    second.breakDown();
    expect(await library.entries()()).toEqual(E.left({ _tag: 'LibraryUnavailable', reason: 'away' }));
  });
});
