import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { everyBlock } from '../../../domain/content/html/written-values.ts';
import { OPEN_DEALERS_ADDRESS, translatedPage } from '../../../domain/help/translated-pages.ts';
import { guidePath, TROUBLESHOOTING, TROUBLED_CATEGORIES } from '../../../domain/help/troubleshooting.ts';
import { FilePageLibrary } from '../../../infrastructure/content/folder/file-page-library.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';

const library = new FilePageLibrary('infrastructure/content/pages', new MemoryLogger());

test.each([
  ['/resources/warranty/', 'es'],
  ['/resources/warranty/', 'fr'],
  ['/resources/rebates/', 'es'],
  [OPEN_DEALERS_ADDRESS, 'es'],
  [OPEN_DEALERS_ADDRESS, 'fr'],
] as const)('%s exists in the language %s', async (address, language) => {
  const [path = ''] = translatedPage(address, language)?.href.split('?') ?? [];
  const page = await library.page(path)();
  expect(E.isRight(page) && O.isSome(page.right)).toBe(true);
});

describe('A guide in another language', () => {
  const guides = (['es', 'fr'] as const).flatMap((language) =>
    TROUBLED_CATEGORIES.flatMap((category) => {
      const link = translatedPage(guidePath(category), language);
      return link === null ? [] : [[link.href, category] as const];
    }),
  );

  test('exists for air conditioners, gas furnaces and heat pumps in both languages', () =>
    expect(guides).toHaveLength(6));

  test.each(guides)('%s is a translation, with the same sections', async (path, category) => {
    const page = await library.page(path)();
    if (E.isLeft(page) || O.isNone(page.right)) throw new Error(`There is no ${path}`);
    const { translationOf, blocks } = page.right.value;
    expect(translationOf).toBe(guidePath(category));
    const fragments = everyBlock(blocks).flatMap(({ attributes }) => {
      const data = attributes['data'] as { readonly blockId?: string } | undefined;
      return data?.blockId ?? [];
    });
    expect(fragments).toEqual(TROUBLESHOOTING[category].symptoms.map(({ anchor }) => anchor));
  });
});
