import { describe, expect, test } from '@jest/globals';
import type { Block } from '../../../../domain/content/blocks/block.ts';
import { withOneMainHeading } from '../../../../domain/content/blocks/one-main-heading.ts';
import { aBlock } from '../../../builders/a-block.ts';

const heading = (level: unknown) => aBlock('core/heading', { attributes: { level } });
const saved = (tag: string) => aBlock('core/heading', { originalContent: `<${tag} class="a">A</${tag}>` });
const hero = aBlock('acf/hero', { attributes: { data: { heading_tag: 'h1' } } });
const group = (...innerBlocks: ReadonlyArray<Block>) => aBlock('core/group', { innerBlocks });

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
    const blocks = [heading(1), group(heading(2)), aBlock('core/paragraph', { originalContent: '<p>a</p>' })];
    expect(withOneMainHeading(blocks)).toEqual(blocks);
  });
});
