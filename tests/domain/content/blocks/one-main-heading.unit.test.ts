import { describe, expect, test } from '@jest/globals';
import type { Block } from '../../../../domain/content/blocks/block.ts';
import { withOneMainHeading } from '../../../../domain/content/blocks/one-main-heading.ts';

const block = (name: string, parts: Partial<Block> = {}): Block => ({
  name,
  attributes: {},
  innerBlocks: [],
  originalContent: '',
  ...parts,
});
const heading = (level: unknown) => block('core/heading', { attributes: { level } });
const saved = (tag: string) => block('core/heading', { originalContent: `<${tag} class="a">A</${tag}>` });
const hero = block('acf/hero', { attributes: { data: { heading_tag: 'h1' } } });
const group = (...innerBlocks: ReadonlyArray<Block>) => block('core/group', { innerBlocks });

const levelsIn = (blocks: ReadonlyArray<Block>): ReadonlyArray<unknown> =>
  blocks.flatMap(({ name, attributes, innerBlocks }) => [
    ...(name === 'core/heading' ? [attributes['level'] ?? null] : []),
    ...levelsIn(innerBlocks),
  ]);

describe('The main heading of a page', () => {
  test.each([
    ['the first of several', [heading(1), heading(1), heading(3), heading('1')], [1, 2, 3, 2]],
    ['the first, even inside groups', [group(heading(1)), group(group(heading(1)))], [1, 2]],
    ["the hero's, if there is a hero", [hero, heading(1)], [2]],
    ['read from the saved html', [saved('h1'), saved('h1'), saved('h2')], [null, 2, null]],
    ['the only one, after others of lower levels', [heading(2), heading(1)], [2, 1]],
  ] as const)('is %s', (_which, blocks, levels) => {
    expect(levelsIn(withOneMainHeading(blocks))).toEqual(levels);
  });

  test('changes nothing else', () => {
    const blocks = [heading(1), group(heading(2)), block('core/paragraph', { originalContent: '<p>a</p>' })];
    expect(withOneMainHeading(blocks)).toEqual(blocks);
  });
});
