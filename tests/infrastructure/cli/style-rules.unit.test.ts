import { describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { LATER_STYLES, SETTLED_STYLES } from '../../../infrastructure/cli/settled-styles.ts';
import { needsOf, styleRules } from '../../../infrastructure/cli/style-rules.ts';
import { cssOf, partedAtFirstWindow } from '../../../infrastructure/composition/rules-in-page.ts';

const cssFor = (css: string, html: string, isLiving = false): string =>
  partedAtFirstWindow(
    [
      {
        ...{ place: 0, rules: styleRules(css), restsOn: [], isLiving },
        ...{ isGlobal: false, isLater: false, isTokens: false },
      },
    ],
    (_first, _rest, all) => cssOf(all),
  )(html);

test.each([
  ['._1a0 ._1a1:hover', ['_1a0', '_1a1']],
  ['._1a0:not(._1a1)', ['_1a0']],
  ['._1a0:is(._1a1,:has(>._1a2)) a', ['_1a0']],
  ['._1a0 a[href$="._1a1"]', ['_1a0']],
  ['.swiper-slide ._1a0', ['_1a0']],
  ['[data-surface=ink] h2', ['data-surface=ink']],
  ['._1a0[data-variant="home"]:hover', ['_1a0', 'data-variant=home']],
  ['._1a0[data-variant]:not([data-tone=good])', ['_1a0', 'data-variant']],
  ['._1a0[data-variant^=ho]', ['_1a0', 'data-variant']],
  ['._1a0[aria-selected=true][open]', ['_1a0']],
])('%s needs %p', (selector, needs) => {
  expect(needsOf(selector)).toEqual(needs);
});

describe('the styles that html needs', () => {
  test('are those of the classes that stand in it, in their order', () => {
    const css = '._1a0{color:red}._1a1{color:blue}._1a0 p{margin:0}._1a0 ._1a1{top:0}';
    expect(cssFor(css, '<p class="other _1a0">')).toBe('._1a0{color:red}._1a0 p{margin:0}');
    expect(cssFor(css, '<p class="_1a1 _1a0">')).toBe(css);
    expect(cssFor(css, '<p>')).toBe('');
  });

  test('leave out the selectors of a rule that match nothing', () => {
    expect(cssFor('._1a0,._1a1 a,p{color:red}', '<p class="_1a0">')).toBe('._1a0,p{color:red}');
  });

  test('leave out what is for other values of attributes that nothing changes in the browser', () => {
    const css = '._1a0[data-variant=home]{top:0}._1a0[data-variant=ink]{top:1px}._1a0[data-variant]{left:0}';
    expect(cssFor(css, '<p class="_1a0" data-variant="ink">')).toBe(
      '._1a0[data-variant=ink]{top:1px}._1a0[data-variant]{left:0}',
    );
    expect(cssFor(css, '<p class="_1a0">')).toBe('');
  });

  test('keep what is for attributes that use changes', () => {
    const css = '._1a0[data-sliding]{top:0}._1a0[aria-busy=true]{top:1px}._1a0[open]{left:0}';
    expect(cssFor(css, '<p class="_1a0">')).toBe(css);
  });

  test('keep the conditions of the rules that stay: dark colors, print, widths, each in the others', () => {
    const css =
      '@media print{._1a0{top:0}._1a1{top:1px}}@media (width>=600px){@supports (top:0){._1a0{left:0}}}._1a0{right:0}';
    expect(cssFor(css, '<p class="_1a0">')).toBe(
      '@media print{._1a0{top:0}}@media (width>=600px){@supports (top:0){._1a0{left:0}}}._1a0{right:0}',
    );
    expect(cssFor(css, '<p class="_1a0 _1a1">')).toBe(css);
  });

  test('keep movements and typefaces as long as a rule stays that may name them', () => {
    const css = '@keyframes _1a2{to{top:0}}._1a0{animation:1s _1a2}';
    expect(cssFor(css, '<p class="_1a0">')).toBe(css);
    expect(cssFor(css, '<p>')).toBe('');
    expect(cssFor('@font-face{src:url(a.woff2)}p{top:0}', '<p>')).toBe(
      '@font-face{src:url(a.woff2)}p{top:0}',
    );
  });

  test('are all of them where the browser may come to show more', () => {
    const css = '._1a0{color:red}._1a1{color:#00f}';
    expect(cssFor(css, '<p>', true)).toBe(css);
  });
});

test.each([...SETTLED_STYLES, ...LATER_STYLES])('%s is there', (file) => {
  expect(existsSync(file)).toBe(true);
});
