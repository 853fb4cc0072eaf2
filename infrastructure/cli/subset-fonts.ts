/**
 * Subsets the two fonts to the characters of English, Spanish and French and to the weights of the design language. Headings use 650 and
 * 700; one weight in between saves 8 kB. English pages need only the first file of each font, pages in other languages only the second:
 * if the second had only accented letters, a word could mix two typefaces while it loads. The results are committed in
 * `ui/theme/fonts`, with their `unicode-range` in `fonts.css`. Run this again when a font is updated.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const printable = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

/** The characters of English pages, and the letters of `Français` and `Español`, which every page links to. */
const ENGLISH = `${printable(0x20, 0x7e)}\u00a0©®°·×éçñ–—‘’“”•…→`;

/** Also the rest of Latin-1, and other characters of French and of prices. */
const LATIN = `${ENGLISH}${printable(0xa0, 0xff)}ŒœŸ‹›€™−`;

const TYPEFACES = [
  { family: 'bricolage-grotesque', weights: 680 },
  { family: 'figtree', weights: { min: 400, max: 700 } },
];

const FILES = [
  { suffix: '', letters: ENGLISH },
  { suffix: '-latin', letters: LATIN },
];

for (const { family, weights } of TYPEFACES) {
  const source = await readFile(
    `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
  );
  for (const { suffix, letters } of FILES) {
    const subset = await subsetFont(source, letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      noHinting: true,
      keepFeatures: ['kern', 'liga', 'mark', 'tnum', 'ccmp', 'locl'],
    });
    await writeFile(`ui/theme/fonts/${family}${suffix}.woff2`, subset);
    console.log(`${family}${suffix}: ${subset.length} bytes`);
  }
}
