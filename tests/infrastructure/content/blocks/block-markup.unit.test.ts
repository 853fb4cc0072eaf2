import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Block } from '../../../../domain/content/blocks/block.ts';
import { readMarkup } from '../../../../infrastructure/content/blocks/block-markup.ts';

const blocksOfMarkup = (text: string, from?: number) => readMarkup(text, from).blocks;

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

const freeform = (html: string): Block => block('core/freeform', html);

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
      [
        block('core/a', '<div></div>', {}, [
          block('core/freeform', 'One'),
          block('core/b'),
          block('core/freeform', 'two'),
        ]),
      ],
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
  ])('is parsed from %s', (_what, markup, blocks) => expect(blocksOfMarkup(markup)).toEqual(blocks));

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
    '<!-- wp:a',
    '<!-- wp:a {"a":1',
    '<!-- wp:a \u00a0/-->',
    '-->',
  ])('contains no block in %j', (html) =>
    expect(blocksOfMarkup(html)).toEqual([block('core/freeform', html)]),
  );

  it.each<[markup: string, blocks: ReadonlyArray<Block>, ...faults: string[]]>([
    ['<!-- wp:a --><h2>A</h2>', [block('core/a', '<h2>A</h2>')], 'line 1: a never ends'],
    [
      '<!-- wp:a --><div>\n<!-- wp:b -->B',
      [block('core/a', '<div>', {}, [block('core/b', 'B')])],
      ...['line 2: b never ends', 'line 1: a never ends'],
    ],
    ['\n\nA<!-- /wp:a -->B', ['A', 'B'].map(freeform), 'line 3: a ends without its beginning'],
    [
      '<!-- wp:a --><!-- wp:b -->B<!-- /wp:a --><!-- /wp:b -->C',
      [block('core/a', '', {}, [block('core/b', 'B')]), freeform('C')],
      ...['line 1: a ends without its beginning', 'line 1: b ends without its beginning'],
    ],
    ['<!-- wp:a --><!-- /wp:b {} -->', [block('core/a')], 'line 1: b ends without its beginning'],
    ['<!-- /wp:a /-->', [block('core/a')]],
    [
      '<!-- wp:a {"a":} -->A<!-- /wp:a -->',
      [block('core/a', 'A')],
      'line 1: the attributes of a are no JSON',
    ],
    ['<!-- wp:a {"a":} /-->', [block('core/a')], 'line 1: the attributes of a are no JSON'],
    [
      '<!-- wp:a {"a":1 --><p>A</p><!-- /wp:a --><!-- wp:b {"b":1} /-->',
      [freeform('<!-- wp:a {"a":1 --><p>A</p>'), block('core/b', '', { b: 1 })],
      ...['line 1: the attributes of a are no JSON', 'line 1: a ends without its beginning'],
    ],
  ])('keeps everything in %j', (markup, blocks, ...faults) =>
    expect(readMarkup(markup)).toEqual({ blocks, faults }),
  );

  it('keeps the html of blocks within more than 64 others', () => {
    const depthOf = ({ innerBlocks }: Block): number => 1 + Math.max(0, ...innerBlocks.map(depthOf));
    const open = '<!-- wp:a -->'.repeat(70);
    const [first, ...others] = blocksOfMarkup(`${open}deep${'<!-- /wp:a -->'.repeat(70)}<!-- wp:b /-->`);
    expect([first && depthOf(first), others]).toEqual([64, [block('core/b')]]);
    expect(JSON.stringify(first)).toContain('deep');
  });

  it.each<[name: string, html: string, own: string, inner: ReadonlyArray<[string, string]>]>([
    [
      'group',
      '<div><h2>A</h2>@<p>B</p> <i>C</i></div>',
      '<div></div>',
      [
        ['freeform', '<h2>A</h2>'],
        ['x', ''],
        ['freeform', '<p>B</p> <i>C</i>'],
      ],
    ],
    [
      'quote',
      '<blockquote>A@<cite>B</cite></blockquote>',
      '<blockquote><cite>B</cite></blockquote>',
      [
        ['freeform', 'A'],
        ['x', ''],
      ],
    ],
    [
      'gallery',
      '<figure>@<figcaption>A</figcaption></figure>',
      '<figure>@<figcaption>A</figcaption></figure>',
      [['x', '']],
    ],
    [
      'list',
      '<ul>@<li>A</li><li>B</li></ul>',
      '<ul></ul>',
      [
        ['x', ''],
        ['list-item', '<li>A</li>'],
        ['list-item', '<li>B</li>'],
      ],
    ],
    [
      'list-item',
      '<li>A@B</li>',
      '<li>A</li>',
      [
        ['x', ''],
        ['freeform', 'B'],
      ],
    ],
    [
      'acf/pane',
      'A<script>@B',
      '',
      [
        ['freeform', 'A<script>'],
        ['x', ''],
        ['freeform', 'B'],
      ],
    ],
  ])('places what is typed beside blocks in a %s', (name, html, own, inner) => {
    const [read] = blocksOfMarkup(
      `<!-- wp:${name} -->${html.replace('@', '<!-- wp:x /-->')}<!-- /wp:${name} -->`,
    );
    expect(read?.originalContent).toBe(own.replace('@', ''));
    expect(read?.innerBlocks.map((one) => [one.name, one.originalContent])).toEqual(
      inner.map(([short, content]) => [`core/${short}`, content]),
    );
  });

  it('places what is typed between columns in a column', () => {
    const [columns] = blocksOfMarkup(
      '<!-- wp:columns --><div><p>A</p><!-- wp:column /--></div><!-- /wp:columns -->',
    );
    expect(columns?.innerBlocks).toEqual([
      block('core/column', '', {}, [freeform('<p>A</p>')]),
      block('core/column'),
    ]);
  });

  const name = fc.constantFrom('core/a', 'core/b', 'acf/a-1_');
  const html = fc.string().map((text) => text.replaceAll('<', '').trim());
  const attributes = fc.json().map((json) => ({ a: JSON.parse(json) as unknown }));
  /** Html beside inner blocks becomes a block. */
  const blockWith = (inner: fc.Arbitrary<Block[]>) =>
    fc
      .tuple(name, html, attributes, inner)
      .map(([one, own, fields, blocks]) => block(one, blocks.length === 0 ? own : '', fields, blocks));
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
        expect(blocksOfMarkup(blocks.map(written).join('\n\n'))).toEqual(blocks),
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
      expect(blocksOfMarkup(blocks.map(written).join('\n'))).toEqual(blocks);
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
