import { describe, expect, test } from '@jest/globals';
import { everyBlock } from '../../../domain/content/html/written-values.ts';
import { OPEN_DEALERS_ADDRESS, translatedPage } from '../../../domain/help/translated-pages.ts';
import { guidePath, TROUBLESHOOTING, TROUBLED_CATEGORIES } from '../../../domain/help/troubleshooting.ts';
import { pageAt } from './read-pages.ts';

test.each([
  ['/resources/warranty/', 'es'],
  ['/resources/warranty/', 'fr'],
  ['/resources/rebates/', 'es'],
  [OPEN_DEALERS_ADDRESS, 'es'],
  [OPEN_DEALERS_ADDRESS, 'fr'],
] as const)('%s exists in the language %s', async (address, language) => {
  const [path = ''] = translatedPage(address, language)?.href.split('?') ?? [];
  expect(await pageAt(path)).toMatchObject({ path });
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
    const { translationOf, blocks } = await pageAt(path);
    expect(translationOf).toBe(guidePath(category));
    const fragments = everyBlock(blocks).flatMap(({ attributes }) => {
      const data = attributes['data'] as { readonly blockId?: string } | undefined;
      return data?.blockId ?? [];
    });
    expect(fragments).toEqual(TROUBLESHOOTING[category].symptoms.map(({ anchor }) => anchor));
  });
});
