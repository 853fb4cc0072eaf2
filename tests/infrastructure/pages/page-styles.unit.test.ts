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

describe('the styles of a page', () => {
  const stylesFor = stylesOfSources(STYLES, ['page', 'card', 'menu']);

  test('are in the document for the components of its first window, all others in its sheet', () => {
    expect(stylesFor(htmlOf(['0a']))).toEqual({
      css: `@layer base,blocks;${cssOf('00', '0a')}`,
      sheet: '/assets/styles/build.010b0d.css',
    });
  });

  test('are in the sheet for what is closed in the first window', () => {
    expect(stylesFor(htmlOf(['0d'])).css).not.toContain('_0d0');
  });

  test('hold no component that the page cannot come to show', () => {
    expect(stylesFor(htmlOf(['0c'])).css).not.toContain('_0c0');
  });

  test('have each module once, whatever is in the first window, and the sheet is what its name lists', () => {
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

describe('the sheet of a page', () => {
  test('is that of the modules which its file lists', () => {
    expect(pageSheet(STYLES, '010b')).toBe(cssOf('01', '0b'));
  });

  test.each(['', '0', '0b01', '0b0b', '0z', '010', '10b'])(
    'is none for a file that no page names: %j',
    (list) => {
      expect(pageSheet(STYLES, list)).toBeNull();
    },
  );
});
