import { describe, expect, test } from '@jest/globals';
import { filmFor, type FilmSizes } from '../../../../ui/components/loop-film/film-sizes.ts';

const ALL: FilmSizes = { large: '/l.mp4', medium: '/m.mp4', small: '/s.mp4' };
const NONE: FilmSizes = { large: null, medium: null, small: null };

describe('The size of a film', () => {
  test.each([
    [320, '/s.mp4'],
    [599, '/s.mp4'],
    [600, '/m.mp4'],
    [1023, '/m.mp4'],
    [1024, '/l.mp4'],
    [2560, '/l.mp4'],
  ])('in a window %i px wide is %s', (width, film) => expect(filmFor(width, ALL)).toBe(film));

  test.each([
    [375, { ...NONE, large: '/l.mp4', medium: '/m.mp4' }, null],
    [768, { ...NONE, large: '/l.mp4', small: '/s.mp4' }, '/s.mp4'],
    [768, { ...NONE, large: '/l.mp4' }, '/l.mp4'],
    [1280, { ...NONE, medium: '/m.mp4', small: '/s.mp4' }, '/m.mp4'],
    [1280, { ...NONE, small: '/s.mp4' }, '/s.mp4'],
    [1280, NONE, null],
  ])('in a window %i px wide where sizes are missing', (width, sizes, film) =>
    expect(filmFor(width, sizes)).toBe(film),
  );
});
