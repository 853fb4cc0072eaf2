import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const FOLDER = 'tests/ledger/files';

/** A floor price and a ceiling in one text: `From $9,400, up to $9,000 back`, in each language. */
const FLOOR_BESIDE_CEILING =
  /(?<!\p{L})(?:from|starting (?:at|from)|desde|a partir de|à partir de|dès)\s+\$\s?\d[\d,.\s]*.{0,80}?\b(?:up to|as much as|hasta|jusqu['’]à)\s+\$\s?\d/iu;

const isFault = (text: string): boolean => FLOOR_BESIDE_CEILING.test(text);

test('No text of a page, mail or message shows a floor price beside a ceiling', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  expect(files.length).toBeGreaterThan(100);
  const faults = files.flatMap((file) =>
    readFileSync(`${FOLDER}/${file}`, 'utf8')
      .split('\n')
      .filter(isFault)
      .map((line) => `${file}: ${line}`),
  );
  expect(faults).toEqual([]);
});

test.each([
  ['From $9,400, up to $9,000 back', true],
  ['Starting at $5,400 installed, with up to $600 in rebates', true],
  ['Desde $9,400, hasta $9,000 de reembolso', true],
  ['À partir de $9,400, jusqu’à $9,000 de remise', true],
  ['$9,400 · minus $5,640 · you pay $3,760', false],
  ['Starting at $5,400. Rebates may pay back part of it.', false],
  ['$2,650 per ton, up to $8,500', false],
])('%s is a floor beside a ceiling: %s', (text, is) => expect(isFault(text)).toBe(is));
