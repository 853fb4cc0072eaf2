import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pageSheet, stylesOfSources, type BuiltStyles } from '../../../infrastructure/pages/page-styles.ts';

const NAMES = ['00', '01', '0a', '0b', '0c', '0d'] as const;

const STYLES: BuiltStyles = {
  name: 'build',
  layers: '@layer base,blocks;',
  modules: NAMES.map((name) => [name, `._${name}0{top:0}`]),
  first: ['00'],
  later: ['0d'],
  of: { page: ['00', '01'], banner: ['0a'], card: ['0b', '0a'], menu: ['0d'] },
};

const htmlOf = (modules: ReadonlyArray<string>): string =>
  modules.map((module) => `<p class="swiper _${module}0 _${module}1">`).join('');

const cssOf = (...names: ReadonlyArray<string>) => names.map((name) => `._${name}0{top:0}`).join('');

describe('The styles of a page', () => {
  const stylesFor = stylesOfSources(STYLES, ['page', 'card', 'menu']);

  test('are in the document for components of its first screen, and in the style sheet for all others', () => {
    expect(stylesFor(htmlOf(['0a']))).toEqual({
      css: `@layer base,blocks;${cssOf('00', '0a')}`,
      sheet: '/assets/styles/build.010b0d.css',
    });
  });

  test('are in the style sheet for closed elements of the first screen', () => {
    expect(stylesFor(htmlOf(['0d'])).css).not.toContain('_0d0');
  });

  test('contain no component that the page can never show', () => {
    expect(stylesFor(htmlOf(['0c'])).css).not.toContain('_0c0');
  });

  test('contain each module once for any first screen, and the sheet contains the modules in its name', () => {
    const some = fc.subarray([...NAMES]);
    fc.assert(
      fc.property(some, (above) => {
        const { css, sheet } = stylesFor(htmlOf(above));
        const rest = pageSheet(STYLES, sheet.split('.')[1] ?? '') ?? '';
        const rules = (css + rest).match(/\._...\{/g) ?? [];
        expect(rules.toSorted()).toEqual(['00', '01', '0a', '0b', '0d'].map((name) => `._${name}0{`));
      }),
    );
  });
});

describe("a page's style sheet", () => {
  test('contains the modules that its file name lists', () => {
    expect(pageSheet(STYLES, '010b')).toBe(cssOf('01', '0b'));
  });

  test.each(['', '0', '0b01', '0b0b', '0z', '010', '10b'])(
    'does not exist for an invalid file name: %j',
    (list) => {
      expect(pageSheet(STYLES, list)).toBeNull();
    },
  );
});
