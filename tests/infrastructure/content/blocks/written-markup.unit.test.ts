import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { wholeBlock, type SketchedBlock } from '../../../../domain/content/blocks/block-example.ts';
import { blocksOfMarkup } from '../../../../infrastructure/content/blocks/block-markup.ts';
import { markupOf } from '../../../../infrastructure/content/blocks/written-markup.ts';

const written = (block: SketchedBlock): string => markupOf(wholeBlock(block));

describe('The written markup of a block', () => {
  test('has the fields of a site block in a comment, escaped so that none ends it', () => {
    const data = { heading: 'Off -- & "on" -->', text: '<p>One</p>', path: 'a\\b' };
    const markup = written({ name: 'acf/hero', attributes: { data } });
    expect(markup).toBe(
      String.raw`<!-- wp:acf/hero {"data":{"heading":"Off \u002d\u002d \u0026 \u0022on\u0022 \u002d\u002d\u003e","text":"\u003cp\u003eOne\u003c/p\u003e","path":"a\\b"}} /-->`,
    );
    expect(blocksOfMarkup(markup)).toEqual(E.right([wholeBlock({ name: 'acf/hero', attributes: { data } })]));
  });

  test('has the text and link of a button in html', () =>
    expect(
      written({
        name: 'core/buttons',
        innerBlocks: [
          {
            name: 'core/button',
            attributes: { text: 'Find a dealer', url: '/find-a-dealer/', className: 'is-style-outline' },
          },
        ],
      }),
    ).toBe(
      [
        '<!-- wp:buttons -->',
        '<div class="wp-block-buttons"><!-- wp:button {"className":"is-style-outline"} -->',
        '<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="/find-a-dealer/">Find a dealer</a></div>',
        '<!-- /wp:button --></div>',
        '<!-- /wp:buttons -->',
      ].join('\n'),
    ));

  test('has the saved html, with the inner blocks in its element', () =>
    expect(
      written({
        name: 'core/gallery',
        originalContent: '<figure class="wp-block-gallery"><figcaption>Two</figcaption></figure>',
        innerBlocks: [{ name: 'core/paragraph', attributes: { content: 'One' } }],
      }),
    ).toBe(
      '<!-- wp:gallery -->\n<figure class="wp-block-gallery"><!-- wp:paragraph -->\n<p>One</p>\n<!-- /wp:paragraph --><figcaption>Two</figcaption></figure>\n<!-- /wp:gallery -->',
    ));
});
