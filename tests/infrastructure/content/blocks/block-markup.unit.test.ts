import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import type { Block } from '../../../../domain/content/blocks/block.ts';
import { blocksOfMarkup } from '../../../../infrastructure/content/blocks/block-markup.ts';

const block = (
  name: string,
  html = '',
  attributes: Block['attributes'] = {},
  inner: Block[] = [],
): Block => ({
  name,
  attributes,
  innerBlocks: inner,
  originalContent: html,
});

/** Block trees of other sites. */
const FOLDER = '../shared/fixtures/block-trees';
const files = existsSync(FOLDER) ? readdirSync(FOLDER).sort() : [];

describe('Block markup', () => {
  it.each<[string, string, ReadonlyArray<Block>]>([
    ['nothing', ' \n', []],
    ['a block without html', '<!-- wp:spacer /-->', [block('core/spacer')]],
    ['a block of another namespace', '<!-- wp:acf/faq /-->', [block('acf/faq')]],
    ['attributes', '<!-- wp:a {"n":[1,{}]} /-->', [block('core/a', '', { n: [1, {}] })]],
    ['html', '<!-- wp:a -->\n<p>A</p>\n<!-- /wp:a -->', [block('core/a', '<p>A</p>')]],
    [
      'html between blocks',
      'A<!-- wp:a /-->\n<!-- wp:b /-->\n B \n',
      [...[block('core/freeform', 'A'), block('core/a'), block('core/b'), block('core/freeform', 'B')]],
    ],
    [
      'text around a nested block',
      '<!-- wp:a --><div>One<!-- wp:b /-->two</div><!-- /wp:a -->',
      [block('core/a', '<div>One two</div>', {}, [block('core/b')])],
    ],
    [
      'nested blocks',
      '<!-- wp:a --><ul><!-- wp:b --><li><!-- /wp:b --><!-- wp:a /--></ul><!-- /wp:a -->',
      [block('core/a', '<ul></ul>', {}, [block('core/b', '<li>'), block('core/a')])],
    ],
    ['any kind of white space', '<!--\t\r\nwp:a\n{"a":1}\r\n/-->', [block('core/a', '', { a: 1 })]],
    [
      'the end of a comment in attributes',
      '<!-- wp:a {"a":"--> }-->"} /-->',
      [block('core/a', '', { a: '--> }-->' })],
    ],
    [
      'the start of a block in attributes',
      '<!-- wp:a {"a":"<!-- wp:b -->"} -->x<!-- /wp:a -->',
      [block('core/a', 'x', { a: '<!-- wp:b -->' })],
    ],
  ])('is parsed from %s', (_what, markup, blocks) => expect(blocksOfMarkup(markup)).toEqual(E.right(blocks)));

  it.each([
    '<!-- more -->',
    '<!--wp:a /-->',
    '<!-- wp:a/-->',
    '<!-- wp:A /-->',
    '<!-- wp:9 /-->',
    '<!-- wp:a/b/c /-->',
    '<!-- wp: /-->',
    '<!-- wp:a {"a":1}/-->',
    '<!-- wp:a {} / -->',
    '<!-- wp:a b /-->',
    '<!-- /wp:a /-->',
    '<!-- /wp:a {} -->',
    '<!-- wp:a',
    '<!-- wp:a {"a":1',
    '<!-- wp:a \u00a0/-->',
    '-->',
  ])('contains no block in %j', (html) =>
    expect(blocksOfMarkup(html)).toEqual(E.right([block('core/freeform', html)])),
  );

  it.each([
    ['<!-- wp:a -->\n<!-- wp:b -->', 'line 2: b never ends'],
    ['\n\n<!-- /wp:a -->', 'line 3: a ends without its beginning'],
    ['<!-- wp:a --><!-- wp:b --><!-- /wp:a -->', 'line 1: a ends without its beginning'],
    ['<!-- wp:core/a --><!-- /wp:a -->', 'line 1: a ends without its beginning'],
    ['<!-- wp:a --><!-- /wp:a /-->', 'line 1: a never ends'],
    ['<!-- wp:a {"a":} -->', 'line 1: the attributes of a are no JSON'],
    ['<!-- wp:a -->\n'.repeat(65), 'line 65: a is within more than 64 others'],
  ])('is rejected: %j', (markup, fault) => expect(blocksOfMarkup(markup)).toEqual(E.left(fault)));

  const name = fc.constantFrom('core/a', 'core/b', 'acf/a-1_');
  const html = fc.string().map((text) => text.replaceAll('<', '').trim());
  const attributes = fc.json().map((json) => ({ a: JSON.parse(json) as unknown }));
  const blockWith = (inner: fc.Arbitrary<Block[]>) =>
    fc.tuple(name, html, attributes, inner).map((parts) => block(...parts));
  const { tree } = fc.letrec<{ tree: Block }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      blockWith(fc.constant([])),
      blockWith(fc.array(tie('tree'), { maxLength: 3 })),
    ),
  }));
  /** JSON as editors save it, with characters escaped that would end a comment. */
  const json = (value: unknown) => JSON.stringify(value).replaceAll('--', '\\u002d\\u002d');
  const written = ({ name, attributes, innerBlocks, originalContent }: Block): string => {
    const short = name.replace('core/', '');
    const inner = innerBlocks.map(written).join('');
    return `<!-- wp:${short} ${json(attributes)} -->${originalContent}${inner}<!-- /wp:${short} -->`;
  };

  it('is read back unchanged', () =>
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 3 }), (blocks) =>
        expect(blocksOfMarkup(blocks.map(written).join('\n\n'))).toEqual(E.right(blocks)),
      ),
    ));

  const plain = ({ name, attributes, innerBlocks, originalContent }: Block): Block =>
    block(name, innerBlocks.length > 0 ? '' : originalContent.trim(), attributes, innerBlocks.map(plain));

  const foreign = files.length > 0 ? it : it.skip;
  foreign.each(files.length > 0 ? files : ['(the folder of fixtures is missing)'])(
    'of the foreign tree %s is read as that tree',
    (file) => {
      const blocks = (JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as ReadonlyArray<Block>).map(
        plain,
      );
      expect(blocksOfMarkup(blocks.map(written).join('\n'))).toEqual(E.right(blocks));
    },
  );

  describe.each([
    '<!-- wp:a {',
    '<!-- wp:a ',
    '<!-- wp:',
    '<!--',
    '<!-- ',
    '<!--    ',
    '<!-- wp:a {}    --',
    '<!-- wp:a {-->',
    '<!-- wp:a { /-->',
    '<!-- wp:a { }   /-',
    '<!-- wp:a /--> ',
    '<!-- wp:a --><!-- /wp:a -->',
    '-->',
    '   /-->',
    '}  ',
  ])('of nothing but %j', (part) => {
    /** Processor time in milliseconds, so that other work on the machine does not count. */
    const timeOf = (length: number) => {
      const text = part.repeat(length / part.length);
      const runs = Array.from({ length: 5 }, () => {
        const start = process.cpuUsage();
        blocksOfMarkup(text);
        return process.cpuUsage(start).user / 1000;
      });
      return Math.min(...runs);
    };

    it('takes time in proportion to its length', () => {
      timeOf(50_000);
      // Eight times the length; quadratic time would be 64 times as long.
      expect(timeOf(400_000)).toBeLessThan(32 * Math.max(timeOf(50_000), 1));
    });
  });
});
