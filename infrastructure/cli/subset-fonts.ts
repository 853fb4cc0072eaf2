/**
 * Cuts the two typefaces down to what the site writes: English, Spanish and French, and the weights of the
 * design language. Its results are committed in `ui/theme/fonts`; run it again when a typeface is updated.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const printable = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const LATIN = printable(0x20, 0x7e) + printable(0xa0, 0xff) + 'ŒœŸ–—‘’“”•…‹›€™−→';

const TYPEFACES = [
  { family: 'bricolage-grotesque', weights: { min: 600, max: 700 } },
  { family: 'figtree', weights: { min: 400, max: 700 } },
];

for (const { family, weights } of TYPEFACES) {
  const source = `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
  const subset = await subsetFont(await readFile(source), LATIN, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    noHinting: true,
    keepFeatures: ['kern', 'liga', 'mark', 'tnum', 'ccmp', 'locl'],
  });
  await writeFile(`ui/theme/fonts/${family}.woff2`, subset);
  console.log(`${family}: ${subset.length} bytes`);
}
