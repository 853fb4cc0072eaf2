import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isTag, type ChildNode, type Element } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import {
  AIR_CONDITIONER_SOUNDS,
  FILTER_DEPTHS,
  FURNACE_AFUE,
  HUMIDITY_LIMIT,
  MERV_SCALE,
  OUTDOOR_CLEARANCE,
} from '../../../domain/product/drawing-figures.ts';
import {
  DRAWING_NAMES,
  DRAWING_SIZE,
  drawingPath,
  PRODUCT_DRAWINGS,
  type DrawingName,
} from '../../../domain/product/product-drawings.ts';
import { heroArt } from '../../../infrastructure/cli/hero-art.ts';
import { SCENE_PATHS } from '../../../infrastructure/drawings/scene-paths.ts';
import { scene } from '../../../infrastructure/drawings/scenes.ts';
import { productDrawing } from '../../../infrastructure/drawings/product-drawings.ts';
import { writeDrawings } from '../../../infrastructure/drawings/write-drawings.ts';

const MAX_BYTES = 20_000;
/** The width of a picture on a phone of 375 px, and the minimum size of its letters there, in pixels. */
const PHONE = { width: 343, letters: 12 };

const elementsIn = (nodes: ReadonlyArray<ChildNode>): ReadonlyArray<Element> =>
  nodes.filter(isTag).flatMap((element) => [element, ...elementsIn(element.children)]);

const elementsOf = (name: DrawingName): ReadonlyArray<Element> =>
  elementsIn(parseDocument(productDrawing(name), { xmlMode: true }).children);

const lettersOf = (name: DrawingName): ReadonlyArray<Element> =>
  elementsOf(name).filter((element) => element.name === 'text');

const wordsOf = (name: DrawingName): ReadonlyArray<string> => lettersOf(name).map(textContent);

describe.each(DRAWING_NAMES)('the picture of %s', (name) => {
  test('has the dimensions that pages reserve for it, and less than 20 kB', () => {
    const svg = productDrawing(name);
    const { width, height } = DRAWING_SIZE;

    expect(svg).toMatch(
      new RegExp(`^<svg [^>]*width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`),
    );
    expect(Buffer.byteLength(svg)).toBeLessThan(MAX_BYTES);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('numbers exactly the labeled parts, starting with 1', () => {
    const numbers = new Set(wordsOf(name).filter((words) => /^\d$/.test(words)));

    expect([...numbers].sort()).toEqual(PRODUCT_DRAWINGS[name].labels.map((_, index) => String(index + 1)));
  });

  test('is legible on a phone', () => {
    const sizes = lettersOf(name).map(
      ({ attribs }) => (Number(attribs['font-size']) * PHONE.width) / DRAWING_SIZE.width,
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

test('Figures in pictures come from the data', () => {
  expect(wordsOf('air-conditioners')).toEqual(
    expect.arrayContaining(AIR_CONDITIONER_SOUNDS.map(({ level }) => `${level} dB`)),
  );
  expect(wordsOf('furnaces')).toEqual(
    expect.arrayContaining([`${FURNACE_AFUE.least}% AFUE`, `${FURNACE_AFUE.most}% AFUE`]),
  );
  expect(wordsOf('packaged-air-conditioners').filter((words) => words === OUTDOOR_CLEARANCE)).toHaveLength(2);
  expect(wordsOf('quikbox-air-cleaner')).toEqual(
    expect.arrayContaining(FILTER_DEPTHS.map(({ depth }) => depth)),
  );
  expect(wordsOf('humidity-control')).toContain(`${HUMIDITY_LIMIT}%`);
  expect(wordsOf('air-purification')).toContain(`MERV ${MERV_SCALE.to}`);
});

describe('the files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'drawings-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('are written to the paths of the pictures', () => {
    const art = heroArt(process.cwd());
    writeDrawings(folder, art);

    for (const name of DRAWING_NAMES)
      expect(readFileSync(join(folder, drawingPath(name)), 'utf8')).toBe(productDrawing(name));
    for (const path of SCENE_PATHS) expect(readFileSync(join(folder, path), 'utf8')).toBe(scene(path, art));
  });
});
