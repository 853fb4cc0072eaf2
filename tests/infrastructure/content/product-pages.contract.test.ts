import { describe, expect, test } from '@jest/globals';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import { everyBlock } from '../../../domain/content/html/written-values.ts';
import { DRAWINGS } from '../../../infrastructure/composition/drawing-catalogue.ts';
import { SITE_DOCUMENTS } from '../../../infrastructure/content/documents/site-documents.ts';
import { dataOf as dataIn, pageAt } from './read-pages.ts';

const dataOf = ({ blocks }: ContentPage, name: string) => dataIn(everyBlock(blocks), name);

const linksIn = ({ blocks }: ContentPage): ReadonlyArray<string> =>
  [...JSON.stringify(blocks).matchAll(/"(\/[^"\\]*)\\?"/g)].map(([, link = '']) => link);

describe('The library', () => {
  test('offers every document that is made from data', async () => {
    const offered = [
      ...linksIn(await pageAt('/resources/')),
      ...linksIn(await pageAt('/resources/commercial/')),
    ];
    expect(SITE_DOCUMENTS.map(({ path }) => path).filter((path) => !offered.includes(path))).toEqual([]);
  });

  interface Tile {
    readonly imageTitle: string;
    readonly imageUrl: { readonly url: string; readonly width: number; readonly height: number };
  }

  const tilesOf = async (): Promise<ReadonlyArray<Tile>> =>
    dataOf(await pageAt('/resources/'), 'acf/resource-library').flatMap(({ tabs }) =>
      (tabs as ReadonlyArray<{ readonly imagesSection?: ReadonlyArray<Tile> }>).flatMap(
        ({ imagesSection = [] }) => imagesSection,
      ),
    );

  test('offers the picture of every product, and of every furnace, at 600 by 600 (specification, section 9)', async () => {
    const tiles = await tilesOf();
    const pictures = DRAWINGS.flatMap(({ paths }) => paths).filter(
      (path) =>
        path.startsWith('/drawings/products/') && !/-(?:single-stage|two-stage|speed)\.svg$/.test(path),
    );
    expect(tiles.map(({ imageUrl }) => imageUrl.url).sort()).toEqual(pictures.sort());
    for (const { imageUrl } of tiles) expect(imageUrl).toMatchObject({ width: 600, height: 600 });
  });

  test('names each picture once', async () => {
    const titles = (await tilesOf()).map(({ imageTitle }) => imageTitle);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
