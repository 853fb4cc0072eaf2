import { describe, expect, test } from '@jest/globals';
import { rowMeaning } from '../../../domain/product/comparison-texts.ts';
import { NOISE_LANDMARKS, noiseOnScale } from '../../../domain/product/noise-scale.ts';
import { AIR_CONDITIONER_SOUNDS, FURNACE_AFUE } from '../../../domain/product/drawing-figures.ts';
import {
  DRAWING_NAMES,
  drawingNamed,
  drawingPath,
  PRODUCT_DRAWINGS,
} from '../../../domain/product/product-drawings.ts';
import { SAMPLE_PRODUCTS } from '../../../domain/product/sample-products.ts';

const airConditioners = SAMPLE_PRODUCTS.filter(({ type }) => type === 'Air Conditioner');

describe('The pictures of products', () => {
  test('have unique paths', () => {
    const paths = DRAWING_NAMES.map(drawingPath);

    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toContain('/drawings/answers/furnaces.svg');
  });

  test('are found by their names only', () => {
    expect(DRAWING_NAMES.map(drawingNamed)).toEqual(DRAWING_NAMES);
    expect(drawingNamed('boilers')).toBeNull();
    expect(drawingNamed('toString')).toBeNull();
  });

  test.each(DRAWING_NAMES)('of %s answer a question, and have their content as text', (name) => {
    const { title, alt, labels, caption } = PRODUCT_DRAWINGS[name];

    expect(title).toMatch(/^[A-Z].*\?$/);
    expect(alt).toMatch(/\.$/);
    expect(caption).toMatch(/\.$/);
    expect(labels.length).toBeGreaterThan(1);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('have different labels', () => {
    const labels = DRAWING_NAMES.map((name) => JSON.stringify(PRODUCT_DRAWINGS[name].labels));

    expect(new Set(labels).size).toBe(labels.length);
  });

  test('show the sound of each air conditioner as in the comparison, loudest first', () => {
    expect(AIR_CONDITIONER_SOUNDS).toHaveLength(airConditioners.length);
    for (const { modelFamily, noiseLevel = '' } of airConditioners)
      expect(AIR_CONDITIONER_SOUNDS).toContainEqual({ model: modelFamily, level: noiseOnScale(noiseLevel) });
    const levels = AIR_CONDITIONER_SOUNDS.map(({ level }) => level);
    expect(levels).toEqual(levels.toSorted((one, other) => other - one));
    for (const level of levels)
      expect(PRODUCT_DRAWINGS['air-conditioners'].labels.join()).toContain(`${level} dB(A)`);
  });

  test('show the everyday sounds of the comparison', () => {
    for (const { level, sound } of NOISE_LANDMARKS)
      expect(rowMeaning('noiseLevel', 'Air Conditioner')).toContain(`${level} (${sound})`);
  });

  test('show the lowest and the highest AFUE of the compared products', () => {
    const compared = SAMPLE_PRODUCTS.flatMap(({ efficiency = '' }) =>
      [...efficiency.matchAll(/(\d+)% AFUE/g)].map(([, afue]) => Number(afue)),
    );

    expect(FURNACE_AFUE).toEqual({ least: Math.min(...compared), most: Math.max(...compared) });
    expect(PRODUCT_DRAWINGS.furnaces.caption).toContain(`$${FURNACE_AFUE.most} at ${FURNACE_AFUE.most}%`);
  });
});
