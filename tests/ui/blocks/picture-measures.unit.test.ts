import { describe, expect, test } from '@jest/globals';
import { pictureMeasures, type KnownMeasures } from '../../../ui/blocks/picture-measures.ts';

const known = (
  measures: Omit<Partial<KnownMeasures>, 'media'> & { media?: Partial<KnownMeasures['media']> },
) =>
  pictureMeasures({
    width: null,
    height: null,
    sizeSlug: null,
    ...measures,
    media: { src: '/media/furnace.png', width: null, height: null, ...measures.media },
  });

describe('The dimensions of a picture', () => {
  test('come from its attributes', () => {
    expect(known({ width: 300, height: 200 })).toEqual({ width: 300, height: 200 });
    expect(known({ width: '300px', height: '200px', media: { width: 900, height: 900 } })).toEqual({
      width: 300,
      height: 200,
    });
  });

  test('come from the media library if it has no attributes', () =>
    expect(known({ media: { width: 1200, height: 800 } })).toEqual({ width: 1200, height: 800 }));

  test("keep the file's proportions if only one dimension is given", () => {
    expect(known({ width: 300, media: { width: 1200, height: 800 } })).toEqual({ width: 300, height: 200 });
    expect(known({ height: '200px', media: { width: 1200, height: 800 } })).toEqual({
      width: 300,
      height: 200,
    });
  });

  test('come from the name of a resized file rather than from the original', () => {
    const src = 'https://cms.example/furnace-600x600.png?v=2';
    expect(known({ media: { src, width: 2400, height: 1800 } })).toEqual({ width: 600, height: 600 });
  });

  test('are 600x600 for a product picture (section 9)', () =>
    expect(known({ sizeSlug: '600x600' })).toEqual({ width: 600, height: 600 }));

  test.each([
    { width: 'auto' },
    { width: 300 },
    { width: '', height: '' },
    { sizeSlug: 'large' },
    { width: -5, height: 0 },
    { media: { width: 0, height: 0 } },
  ])('are unknown with %j', (measures) => expect(known(measures)).toBeNull());
});
