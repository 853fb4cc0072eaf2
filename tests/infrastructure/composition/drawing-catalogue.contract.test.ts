import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DRAWINGS, drawingCatalogue } from '../../../infrastructure/composition/drawing-catalogue.ts';
import { PRODUCT_DRAWINGS } from '../../../infrastructure/content/drawings/product-drawings.ts';
import { styleguide } from '../../../infrastructure/composition/styleguide.ts';
import { loadDefinitions } from '../../../ui/blocks/load-definitions.ts';
import { BLOCK_FOLDERS } from '../../ui/blocks/examples-of.ts';

const PUBLIC = 'ui/theme/public';
/** A scene; the houses of the seasons repeat the large house of the home page. */
const MAX_BYTES = { scene: 8_000, house: 20_000 };

const FILES = readdirSync(join(PUBLIC, 'drawings'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `/${relative(PUBLIC, join(parentPath, name)).replaceAll('\\', '/')}`);

const fileOf = (path: string): string => join(PUBLIC, path);

describe('The catalogue of drawings', () => {
  test('has every drawing once and nothing else', () => {
    expect(DRAWINGS.flatMap(({ paths }) => paths).sort()).toEqual(
      [...FILES, ...[...PRODUCT_DRAWINGS.values()].map(({ image }) => image.src)].sort(),
    );
  });

  test("is in the style guide, with each drawing's address", async () => {
    const blocks = (await styleguide(await loadDefinitions(), BLOCK_FOLDERS)).pages[0]?.blocks;
    expect(blocks).toEqual(expect.arrayContaining([...drawingCatalogue()]));
    const written = JSON.stringify(drawingCatalogue());
    // Long addresses break after a slash, not within a word.
    for (const path of FILES) expect(written).toContain(`<code>${path.replaceAll('/', '/<wbr>')}</code>`);
  });
});

test.each(FILES)('The drawing %s is smaller than 8 kB, a house of the seasons than 20 kB', (path) => {
  const most = path.startsWith('/drawings/house-') ? MAX_BYTES.house : MAX_BYTES.scene;
  expect(statSync(fileOf(path)).size).toBeLessThan(most);
});

test.each(FILES)('The drawing %s defines each gradient, clip and part that it refers to, once', (path) => {
  const svg = readFileSync(fileOf(path), 'utf8');
  const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  const referred = [...svg.matchAll(/url\(#([\w-]+)\)|href="#([\w-]+)"/g)].map(
    ([, paint, part]) => paint ?? part,
  );

  expect(new Set(ids).size).toBe(ids.length);
  expect(referred.filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(FILES.filter((path) => path.startsWith('/drawings/products/')))(
  'The product drawing %s is 600 by 600 (specification, section 9)',
  (path) => {
    expect(readFileSync(fileOf(path), 'utf8')).toMatch(
      /^<svg [^>]*\bwidth="600" height="600" viewBox="0 0 600 600"/,
    );
  },
);
