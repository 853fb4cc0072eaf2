import { expect, test } from '@jest/globals';
import type { DrawnBlock } from '../../../domain/content/drawn-block.ts';
import { wholeBlocks } from '../../../infrastructure/composition/whole-blocks.ts';

const block = (name: string, ...innerBlocks: ReadonlyArray<DrawnBlock>): DrawnBlock => ({
  ...{ name, attributes: {}, align: null, anchor: null, innerBlocks },
});

const holds = ({ name, innerBlocks }: DrawnBlock, broken: string): boolean =>
  name === broken || innerBlocks.some((inner) => holds(inner, broken));

const mended = async (blocks: ReadonlyArray<DrawnBlock>, broken: string) => {
  const told: string[] = [];
  const faultOf = async (one: DrawnBlock) => (holds(one, broken) ? 'thrown' : null);
  const whole = await wholeBlocks(blocks, faultOf, (name, fault) => told.push(`${name}: ${fault}`));
  return { whole, told };
};

test('A block that cannot be drawn takes only itself down', async () => {
  const blocks = [block('a'), block('columns', block('b'), block('broken')), block('c')];
  expect(await mended(blocks, 'broken')).toEqual({
    whole: [block('a'), block('columns', block('b')), block('c')],
    told: ['broken: thrown'],
  });
});

test('It takes only itself down deep within others too', async () => {
  const blocks = [
    block('columns', block('column', block('a'), block('broken')), block('column', block('b'))),
  ];
  expect(await mended(blocks, 'broken')).toEqual({
    whole: [block('columns', block('column', block('a')), block('column', block('b')))],
    told: ['broken: thrown'],
  });
});

test('A block that cannot be drawn takes down what it holds', async () => {
  const blocks = [block('broken', block('a')), block('b')];
  expect(await mended(blocks, 'broken')).toEqual({ whole: [block('b')], told: ['broken: thrown'] });
});
