import { describe, expect, test } from '@jest/globals';
import { isTag, type ChildNode, type Element } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { readdirSync } from 'node:fs';
import { SITE_FACTS } from '../../../../domain/content/facts.ts';
import { rowMeaning } from '../../../../domain/product/comparison-texts.ts';
import { AIR_CONDITIONER_SOUNDS, FURNACE_AFUE } from '../../../../domain/product/compared-figures.ts';
import { noiseOnScale, shareOfScale } from '../../../../domain/product/noise-scale.ts';
import { SAMPLE_PRODUCTS } from '../../../../domain/product/sample-products.ts';
import { DRAWINGS_FOLDER } from '../../../../infrastructure/composition/site-documents.ts';
import { drawingFiles } from '../../../../infrastructure/content/drawings/drawing-files.ts';
import { PRODUCT_DRAWINGS } from '../../../../infrastructure/content/drawings/product-drawings.ts';

const MAX_BYTES = 8_000;
/** The width of a picture on a phone of 375 px, and the minimum size of its letters there, in pixels. */
const PHONE = { width: 343, letters: 12 };
/** What `infrastructure/pdf/svg-picture.ts` can show. */
const ELEMENTS = ['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'text'];

const FILES = drawingFiles(DRAWINGS_FOLDER);

const elementsIn = (nodes: ReadonlyArray<ChildNode>): ReadonlyArray<Element> =>
  nodes.filter(isTag).flatMap((element) => [element, ...elementsIn(element.children)]);

const svgOf = (name: string): string => FILES.get(PRODUCT_DRAWINGS.get(name)?.image.src ?? '') ?? '';

const elementsOf = (name: string): ReadonlyArray<Element> =>
  elementsIn(parseDocument(svgOf(name), { xmlMode: true }).children);

const lettersOf = (name: string): ReadonlyArray<Element> =>
  elementsOf(name).filter((element) => element.name === 'text');

const wordsOf = (name: string): ReadonlyArray<string> => lettersOf(name).map(textContent);

describe.each([...PRODUCT_DRAWINGS])('the picture of %s', (name, { title, image, labels, caption }) => {
  test('has the dimensions that pages reserve for it, and less than 8 kB', () => {
    const { width, height } = image;

    expect(svgOf(name)).toMatch(
      new RegExp(`^<svg [^>]*width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`),
    );
    expect(Buffer.byteLength(svgOf(name))).toBeLessThan(MAX_BYTES);
  });

  test('has only what a PDF can show, and all of its figures', () => {
    expect(elementsOf(name).filter((element) => !ELEMENTS.includes(element.name))).toEqual([]);
    expect([svgOf(name), image.alt, ...labels, caption].join()).not.toMatch(/\{\{|NaN|undefined/);
  });

  test('answers a question, and has its content as text', () => {
    expect(title).toMatch(/^[A-Z].*\?$/);
    expect(image.alt).toMatch(/\.$/);
    expect(caption).toMatch(/\.$/);
    expect(labels.length).toBeGreaterThan(1);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('numbers exactly the labeled parts, starting with 1', () => {
    const numbers = new Set(wordsOf(name).filter((words) => /^\d$/.test(words)));

    expect([...numbers].sort()).toEqual(labels.map((_, index) => String(index + 1)));
  });

  test('is legible on a phone', () => {
    const sizes = lettersOf(name).map(
      ({ attribs }) => (Number(attribs['font-size']) * PHONE.width) / (image.width ?? 0),
    );

    expect(sizes.filter((size) => size < PHONE.letters)).toEqual([]);
  });

  test('has all of its numbered discs inside its borders', () => {
    const discs = elementsOf(name).filter(
      ({ name: kind, attribs }) =>
        kind === 'circle' && attribs['r'] === '19' && attribs['fill'] === '#0f2a33',
    );

    expect(discs.length).toBeGreaterThan(1);
    for (const { attribs } of discs) {
      const [x, y] = [Number(attribs['cx']), Number(attribs['cy'])];
      expect({ x, y, isInside: x >= 20 && x <= 700 && y >= 20 && y <= 460 }).toEqual({
        x,
        y,
        isInside: true,
      });
    }
  });
});

test('Every picture has texts, and different labels', () => {
  const names = readdirSync(DRAWINGS_FOLDER).flatMap((file) => /^(.*)\.svg$/.exec(file)?.[1] ?? []);
  const labels = [...PRODUCT_DRAWINGS.values()].map((drawing) => JSON.stringify(drawing.labels));

  expect([...PRODUCT_DRAWINGS.keys()].sort()).toEqual(names.sort());
  expect(new Set(labels).size).toBe(labels.length);
  expect(PRODUCT_DRAWINGS.get('furnaces')?.image.src).toBe('/drawings/answers/furnaces.svg');
});

const fact = (name: string): string => SITE_FACTS.get(name)?.en ?? '';

test('Figures in pictures come from the table of facts', () => {
  expect(wordsOf('furnaces')).toEqual(
    expect.arrayContaining([`${FURNACE_AFUE.least}% AFUE`, `${FURNACE_AFUE.most}% AFUE`]),
  );
  expect(wordsOf('packaged-air-conditioners').filter((words) => words === '2 ft')).toHaveLength(2);
  expect(wordsOf('quikbox-air-cleaner')).toEqual(
    expect.arrayContaining([fact('filter-thin'), fact('filter-deep')]),
  );
  expect(wordsOf('humidity-control')).toContain(`${fact('humidity-limit')}%`);
  expect(wordsOf('air-purification')).toContain(`MERV ${fact('merv-highest')}`);
});

describe('The picture of the sounds of air conditioners', () => {
  const compared = SAMPLE_PRODUCTS.filter(({ type }) => type === 'Air Conditioner');

  test('shows each one that is compared, loudest first', () => {
    const levels = AIR_CONDITIONER_SOUNDS.map(({ level }) => level);

    expect(AIR_CONDITIONER_SOUNDS).toHaveLength(compared.length);
    for (const { modelFamily, noiseLevel = '' } of compared)
      expect(AIR_CONDITIONER_SOUNDS).toContainEqual({ model: modelFamily, level: noiseOnScale(noiseLevel) });
    expect(levels).toEqual(levels.toSorted((one, other) => other - one));
    expect(PRODUCT_DRAWINGS.get('air-conditioners')?.labels).toEqual(
      AIR_CONDITIONER_SOUNDS.map(({ model, level }) => `${model}: ${level} dB(A)`),
    );
    expect(wordsOf('air-conditioners')).toEqual(expect.arrayContaining(levels.map((level) => `${level} dB`)));
  });

  test('has bars as long as the levels are high', () => {
    const scale = elementsOf('air-conditioners').flatMap(
      ({ attribs: { d = '' } }) => /^M(\d+) 124V428$/.exec(d)?.[1] ?? [],
    );
    const [left = 0, right = 0] = [Number(scale[0]), Number(scale.at(-1))];
    const bars = elementsOf('air-conditioners').filter(
      ({ attribs }) => attribs['x'] === String(left) && attribs['height'] === '52',
    );

    expect(bars.map(({ attribs }) => Number(attribs['width']))).toEqual(
      AIR_CONDITIONER_SOUNDS.map(({ level }) => expect.closeTo((right - left) * shareOfScale(level), 1)),
    );
  });

  test('compares them with the same everyday sounds as the comparison of products', () => {
    const sounds = [
      ...(PRODUCT_DRAWINGS.get('air-conditioners')?.image.alt ?? '').matchAll(/(\d+) dB (\([^)]*\))/g),
    ];

    expect(sounds).toHaveLength(3);
    for (const [, level, sound] of sounds)
      expect(rowMeaning('noiseLevel', 'Air Conditioner')).toContain(`${level} ${sound}`);
  });
});

test('The bars of the humidity goals are as long as their figures', () => {
  const limits = elementsOf('humidity-control').flatMap(({ attribs: { d = '', stroke } }) =>
    stroke === '#2c6a3b' ? [...d.matchAll(/M([\d.]+) /g)].map(([, x]) => (Number(x) - 86) / 5.75) : [],
  );
  const goals = ['humidity-to', 'humidity-from', 'humidity-cold', 'humidity-colder'].map((name) =>
    expect.closeTo(Number(fact(name)), 1),
  );

  expect(limits).toEqual(goals);
});

test('The lowest and the highest AFUE are those of the compared products', () => {
  const afue = SAMPLE_PRODUCTS.flatMap(({ efficiency = '' }) =>
    [...efficiency.matchAll(/(\d+)% AFUE/g)].map(([, figure]) => Number(figure)),
  );

  expect(FURNACE_AFUE).toEqual({ least: Math.min(...afue), most: Math.max(...afue) });
  expect(PRODUCT_DRAWINGS.get('furnaces')?.caption).toContain(
    `$${FURNACE_AFUE.most} at ${FURNACE_AFUE.most}%`,
  );
});
