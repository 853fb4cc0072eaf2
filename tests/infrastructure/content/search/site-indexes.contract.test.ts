import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { wholeBlock } from '../../../../domain/content/blocks/sketched-block.ts';
import type { PageLibrary } from '../../../../application/ports/content/page-library.ts';
import type { ContentPage } from '../../../../domain/content/content-page.ts';
import { MiniSearchSiteIndex } from '../../../../infrastructure/content/search/minisearch-site-index.ts';
import { describeSiteIndex } from '../../../contracts/content/site-index.ts';
import { MemoryPageLibrary } from '../../../fakes/content/memory-page-library.ts';
import { openWordPress } from '../../../wordpress/opened-wordpress.ts';
import { MemorySiteIndex } from '../../../fakes/content/memory-site-index.ts';

const aPage = (path: string, title: string, text: string): ContentPage => ({
  path,
  title,
  locale: 'en_US',
  description: '',
  blocks: [wholeBlock({ name: 'core/paragraph', originalContent: `<p>${text}</p>` })],
});

const symptom = (heading: string, blockId: string, html: string) =>
  wholeBlock({ name: 'acf/accordion', attributes: { data: { heading, blockId, html } } });

describeSiteIndex('MemorySiteIndex', (entries) => new MemorySiteIndex(entries));
describeSiteIndex('MiniSearchSiteIndex', (entries) => {
  const pages = entries.filter(({ kind }) => kind === 'page');
  const documents = entries.filter(({ kind }) => kind === 'document');
  const library = new MemoryPageLibrary(pages.map(({ path, title, text }) => aPage(path, title, text)));
  return new MiniSearchSiteIndex(library, documents);
});

const pathsFor = async (index: MiniSearchSiteIndex, typed: string) => {
  const found = await index.search(typed)();
  return E.isRight(found) ? found.right.map(({ path }) => path) : found.left._tag;
};

describe('the index of the pages', () => {
  test('follows its library', async () => {
    const library = new MemoryPageLibrary([aPage('/a/', 'A', 'about coils')]);
    const index = new MiniSearchSiteIndex(library, []);
    expect(await pathsFor(index, 'coils')).toEqual(['/a/']);

    library.write(aPage('/b/', 'B', 'coils too'));

    expect([...(await pathsFor(index, 'coils'))].sort()).toEqual(['/a/', '/b/']);
  });

  test('leaves out unlisted pages and pages that repeat another', async () => {
    const library = new MemoryPageLibrary([
      { ...aPage('/hidden/', 'Hidden', 'coils'), isListed: false },
      { ...aPage('/alias/', 'Alias', 'coils'), canonicalPath: '/coils/' },
    ]);

    expect(await pathsFor(new MiniSearchSiteIndex(library, []), 'coils')).toEqual([]);
  });

  test('has pages in other languages, which English words find too', async () => {
    const page = { ...aPage('/fr/fournaises/', 'Fournaises', 'Une fournaise à gaz.'), locale: 'fr_CA' };
    const index = new MiniSearchSiteIndex(new MemoryPageLibrary([page]), []);
    const found = await index.search('fournaise')();
    expect(E.isRight(found) && found.right.map(({ path, language }) => [path, language])).toEqual([
      ['/fr/fournaises/', 'fr'],
    ]);
  });

  test('leaves out pages of other languages that only resemble the search, unless nothing else is found', async () => {
    const french = { ...aPage('/fr/garantie/', 'Garantie', 'Une réparation.'), locale: 'fr_CA' };
    const english = aPage('/warranty/', 'Warranty', 'A repair.');
    const both = new MiniSearchSiteIndex(new MemoryPageLibrary([french, english]), []);
    expect(await pathsFor(both, 'repair')).toEqual(['/warranty/']);
    expect(await pathsFor(both, 'garantie')).toContain('/fr/garantie/');
    const alone = new MiniSearchSiteIndex(new MemoryPageLibrary([french]), []);
    expect(await pathsFor(alone, 'repair')).toEqual(['/fr/garantie/']);
  });

  test('leaves out pages of other languages whose words begin with the search, but not pages in the language of the search', async () => {
    const spanish = { ...aPage('/es/alarma/', 'Alarma', 'Una alarma de gas y una fuga.'), locale: 'es_US' };
    const more = { ...aPage('/es/fuga/', 'Fuga', 'Una fuga.'), locale: 'es_US' };
    const english = ['/a/', '/b/'].map((path) => aPage(path, 'Alarm', 'A gas alarm.'));
    const withWords = aPage('/care/', 'Care', 'Customer care. ¿Una fuga?');
    const index = new MiniSearchSiteIndex(new MemoryPageLibrary([spanish, more, ...english, withWords]), []);
    expect(await pathsFor(index, 'alarm')).toEqual(['/a/', '/b/']);
    expect(await pathsFor(index, 'fuga')).toEqual(expect.arrayContaining(['/es/alarma/', '/es/fuga/']));
  });

  test('answers with its previous version while the new one takes long to read', async () => {
    const library = new MemoryPageLibrary([aPage('/a/', 'A', 'about coils')]);
    let reading = Promise.resolve();
    const page: PageLibrary['page'] = (path) => () => reading.then(library.page(path));
    const index = new MiniSearchSiteIndex({ ...library, page }, []);
    await pathsFor(index, 'coils');

    let read = (): void => undefined;
    reading = new Promise((resolve) => (read = resolve));
    library.write(aPage('/b/', 'B', 'coils too'));
    expect(await pathsFor(index, 'coils')).toEqual(['/a/']);

    read();
    expect(await pathsFor(index, 'coils')).toHaveLength(2);
  });

  test('finds an English page by a Spanish word, and by a word with another ending', async () => {
    const library = new MemoryPageLibrary([aPage('/filters/', 'Filters', 'Changing a filter.')]);
    const index = new MiniSearchSiteIndex(library, []);
    expect(await pathsFor(index, 'filtros')).toEqual(['/filters/']);
    expect(await pathsFor(index, 'changed filters')).toEqual(['/filters/']);
  });

  test('never matches a short word with the start of a longer one, and marks only whole words', async () => {
    const library = new MemoryPageLibrary([
      aPage('/a/', 'A', 'A normal heater.'),
      aPage('/b/', 'B', 'Coils heat.'),
    ]);
    const index = new MiniSearchSiteIndex(library, []);
    const found = await index.search('no heat')();
    const marked = E.isRight(found) ? found.right.flatMap(({ excerpt }) => excerpt) : [];
    expect(marked.filter(({ isMatch }) => isMatch).map(({ text }) => text)).not.toContain('normal');
    expect(await pathsFor(index, 'nor')).toEqual([]);
  });

  test('finds a symptom in its guide, and products and help by their kinds', async () => {
    const guide: ContentPage = {
      ...aPage('/resources/troubleshooting/gas-furnaces/', 'Gas furnaces', 'Safe checks.'),
      blocks: [symptom('No heat', 'no-heat', '<p>The pilot is out.</p>')],
    };
    const library = new MemoryPageLibrary([guide, aPage('/products/furnaces/', 'Furnaces', 'Warm.')]);
    const found = await new MiniSearchSiteIndex(library, []).search('no heat')();
    expect(
      E.isRight(found) && found.right.map(({ path, title, kind }) => [path, title, kind]),
    ).toContainEqual(['/resources/troubleshooting/gas-furnaces/#no-heat', 'Gas furnaces: No heat', 'help']);
    const products = await new MiniSearchSiteIndex(library, []).search('warm')();
    expect(E.isRight(products) && products.right.map(({ kind }) => kind)).toEqual(['product']);
  });

  test('leaves out an unreadable page, and is unavailable if no page can be read', async () => {
    const library = new MemoryPageLibrary([aPage('/a/', 'A', 'coils'), aPage('/b/', 'B', 'coils')]);
    const index = new MiniSearchSiteIndex(library, []);
    library.spoil('/a/');
    expect(await pathsFor(index, 'coils')).toEqual(['/b/']);
    library.spoil('/b/');
    expect(await pathsFor(index, 'coils')).toBe('IndexUnavailable');
  });

  test('has all pages of a WordPress with more pages than it returns at once', async () => {
    const { wordpress, library } = await openWordPress();
    const paths = Array.from({ length: 70 }, (_, i) => `/page-${i}/`);
    wordpress.publish(...paths.map((path) => ({ path, title: 'Coils' })));
    wordpress.publish({ path: '/null/', title: 'Coils', blocks: null });
    const found = await pathsFor(new MiniSearchSiteIndex(library, []), 'coils');
    await wordpress.close();
    expect([...found].sort()).toEqual(paths.toSorted());
  });

  test('finds the first of two symptoms with the same fragment', async () => {
    const noises = ['Noise', 'Whistling'].map((heading) => symptom(heading, 'noise', '<p>It hums.</p>'));
    const path = '/resources/troubleshooting/gas-furnaces/';
    const guide = { ...aPage(path, 'Furnaces', ''), blocks: noises };
    const index = new MiniSearchSiteIndex(new MemoryPageLibrary([guide]), []);
    expect(await pathsFor(index, 'noise')).toEqual([`${path}#noise`]);
  });

  test('is built again when the library answers again', async () => {
    const library = new MemoryPageLibrary([aPage('/a/', 'A', 'about coils')]);
    const index = new MiniSearchSiteIndex(library, []);
    library.breakDown();
    expect(await pathsFor(index, 'coils')).toBe('IndexUnavailable');

    library.answerAgain();

    expect(await pathsFor(index, 'coils')).toEqual(['/a/']);
  });
});
