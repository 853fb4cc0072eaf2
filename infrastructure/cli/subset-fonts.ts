/**
 * Cuts the two typefaces down to what the site writes: English, Spanish and French, and the weights of the
 * design language. Headings ask for 650 and 700; one weight between them serves both, for 8 kB less than the range. English needs the first file of each alone; what only other languages write is in a second
 * one, which browsers fetch where a page has such a letter. Its results are committed in `ui/theme/fonts`, and their
 * `unicode-range` in `fonts.css`; run it again when a typeface is updated.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const printable = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

/** What English pages write, and the letters of `Français` and `Español`, which every page links to. */
const ENGLISH = `${printable(0x20, 0x7e)}\u00a0©®°·×éçñ–—‘’“”•…→`;

/** The rest of Latin-1, and what French and prices need in addition to it. */
const OTHERS = [...`${printable(0xa0, 0xff)}ŒœŸ‹›€™−`].filter((letter) => !ENGLISH.includes(letter)).join('');

const TYPEFACES = [
  { family: 'bricolage-grotesque', weights: 680 },
  { family: 'figtree', weights: { min: 400, max: 700 } },
];

const FILES = [
  { suffix: '', letters: ENGLISH },
  { suffix: '-accents', letters: OTHERS },
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
