import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { wholeBlock, type SketchedBlock } from '../../../../domain/content/blocks/sketched-block.ts';
import {
  examplesOfMarkup,
  isCopyable,
  readExamples,
} from '../../../../infrastructure/content/blocks/block-examples.ts';

describe('The examples in a file', () => {
  test('are blocks below their titles, with the markup that editors can copy', () => {
    const hero = '<!-- wp:acf/hero {"data":{"heading":"Warm -\\u002d tonight"}} /-->';
    const group = '<!-- wp:group -->\n<div><!-- wp:spacer /--></div>\n<!-- /wp:group -->';
    expect(examplesOfMarkup(`<!-- A heading -->\n${hero}\n\n<!-- A gap -->\n${group}\n`)).toEqual(
      E.right([
        {
          title: 'A heading',
          markup: hero,
          block: wholeBlock({ name: 'acf/hero', attributes: { data: { heading: 'Warm -- tonight' } } }),
        },
        {
          title: 'A gap',
          markup: group,
          block: wholeBlock({
            name: 'core/group',
            originalContent: '<div></div>',
            innerBlocks: [{ name: 'core/spacer' }],
          }),
        },
      ]),
    );
  });

  test('may be none', () => expect(examplesOfMarkup('')).toEqual(E.right([])));

  test.each([
    ['a block without a title', '<!-- wp:spacer /-->', 'should begin with a comment that contains a title'],
    ['a title without a block', '<!-- A gap -->\n', '"A gap" should have one block'],
    [
      'two blocks below one title',
      '<!-- A gap -->\n<!-- wp:spacer /--><!-- wp:spacer /-->',
      '"A gap" should have one block',
    ],
    ['a block that never ends', '<!-- A gap -->\n<!-- wp:group -->', '"A gap", line 1: group never ends'],
  ])('are refused with %s', (_what, text, reason) => expect(examplesOfMarkup(text)).toEqual(E.left(reason)));

  test('are none in a folder without the file', async () =>
    expect(await readExamples('ui/blocks/list-item')).toEqual([]));
});

describe('An example can be copied', () => {
  const sourcesOf = (name: string) =>
    name === 'core/paragraph' ? { content: { source: 'html', selector: 'p' } as const } : {};
  const isCopied = (block: SketchedBlock) => isCopyable(wholeBlock(block), sourcesOf);

  test('if its text is in the html, where WordPress looks for it', () =>
    expect(
      isCopied({ name: 'core/paragraph', attributes: { content: 'One' }, originalContent: '<p>One</p>' }),
    ).toBe(true));

  test('unless its text, or that of an inner block, is only an attribute', () => {
    const older = { name: 'core/paragraph', attributes: { content: 'One' } };
    expect(isCopied(older)).toBe(false);
    expect(isCopied({ name: 'core/group', innerBlocks: [older] })).toBe(false);
  });
});
