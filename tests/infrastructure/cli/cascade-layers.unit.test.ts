import { describe, expect, test } from '@jest/globals';
import postcss from 'postcss';
import { cascadeLayers, LAYER_ORDER } from '../../../infrastructure/cli/cascade-layers.ts';

const layered = (file: string, css: string): string =>
  postcss([cascadeLayers('/site')])
    .process(css, { from: `/site/${file}` })
    .css.replace(/\s+/g, '');

const layerOf = (file: string): string => /@layer(\w+)/.exec(layered(file, 'p{top:0}'))?.[1] ?? '';

test.each([
  ['ui/theme/tokens.css', 'tokens'],
  ['ui/theme/base.css', 'base'],
  ['ui/theme/print.css', 'base'],
  ['ui/components/button/button.module.css', 'components'],
  ['ui/bindings/announcements.module.css', 'components'],
  ['ui/dealers/dealer-card/dealer-card.module.css', 'capabilities'],
  ['ui/consent/consent-notice.module.css', 'capabilities'],
  ['ui/blocks/hero/hero.module.css', 'blocks'],
  ['ui/app/layout/header.module.css', 'blocks'],
])('%s belongs to the layer %s, which the order of layers contains', (file, layer) => {
  expect(layerOf(file)).toBe(layer);
  expect(LAYER_ORDER).toMatch(new RegExp(`\\b${layer}\\b`));
});

describe('A layer', () => {
  const file = 'ui/components/a/a.module.css';

  test('contains rules with their conditions, in order', () => {
    const css = 'a{top:0}@media print{a{top:1px}}@keyframes come{to{top:0}}';
    expect(layered(file, css)).toBe(`@layercomponents{${css.replace(/\s+/g, '')}}`);
  });

  test('leaves out rules without selectors: typefaces, view transitions', () => {
    const outside = '@font-face{src:url(a.woff2)}@media print{@view-transition{navigation:none}}';
    expect(layered(file, `${outside}a{top:0}`)).toBe(
      `${outside.replace(/\s+/g, '')}@layercomponents{a{top:0}}`,
    );
  });
});

test("A library's styles are unchanged", () => {
  expect(layered('node_modules/swiper/swiper.css', 'a{top:0}')).toBe('a{top:0}');
});
