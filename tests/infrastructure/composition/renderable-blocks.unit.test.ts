import { expect, test } from '@jest/globals';
import type { RenderableBlock } from '../../../domain/content/blocks/block-view.ts';
import { renderableBlocks } from '../../../infrastructure/composition/rendering/renderable-blocks.ts';

const block = (name: string, ...innerBlocks: ReadonlyArray<RenderableBlock>): RenderableBlock => ({
  name,
  props: {},
  innerBlocks,
});

const holds = ({ name, innerBlocks }: RenderableBlock, broken: string): boolean =>
  name === broken || innerBlocks.some((inner) => holds(inner, broken));

const mended = async (blocks: ReadonlyArray<RenderableBlock>, broken: string) => {
  const reported: string[] = [];
  const faultOf = async (one: RenderableBlock) => (holds(one, broken) ? 'thrown' : null);
  const whole = await renderableBlocks(blocks, faultOf, (name, fault) => reported.push(`${name}: ${fault}`));
  return { whole, reported };
};

test('Only the block that cannot be rendered is left out', async () => {
  const blocks = [block('a'), block('columns', block('b'), block('broken')), block('c')];
  expect(await mended(blocks, 'broken')).toEqual({
    whole: [block('a'), block('columns', block('b')), block('c')],
    reported: ['broken: thrown'],
  });
});

test('Only a broken block is left out, even deep inside others', async () => {
  const blocks = [
    block('columns', block('column', block('a'), block('broken')), block('column', block('b'))),
  ];
  expect(await mended(blocks, 'broken')).toEqual({
    whole: [block('columns', block('column', block('a')), block('column', block('b')))],
    reported: ['broken: thrown'],
  });
});

test('A block that cannot be rendered is left out with its inner blocks', async () => {
  const blocks = [block('broken', block('a')), block('b')];
  expect(await mended(blocks, 'broken')).toEqual({ whole: [block('b')], reported: ['broken: thrown'] });
});
