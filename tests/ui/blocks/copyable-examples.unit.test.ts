import { beforeAll, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { wholeBlock } from '../../../domain/content/blocks/block-example.ts';
import type { Block } from '../../../domain/content/blocks/block.ts';
import { blockCatalogue } from '../../../infrastructure/composition/block-catalogue.ts';
import { examplesIn } from '../../../infrastructure/composition/styleguide.ts';
import { blocksOfMarkup } from '../../../infrastructure/content/blocks/block-markup.ts';
import type { CodecBlockCatalogue } from '../../../infrastructure/content/blocks/codec-block-catalogue.ts';
import { isWritable, markupOf } from '../../../infrastructure/content/blocks/written-markup.ts';
import { loadDefinitions, type BlockDefinitions } from '../../../ui/blocks/load-definitions.ts';
import { BLOCKS, folderOf } from '../../../ui/blocks/registry.ts';
import { renderBlocks } from './rendered-blocks.tsx';

let definitions: BlockDefinitions;
let catalogue: CodecBlockCatalogue;
beforeAll(async () => {
  definitions = await loadDefinitions();
  catalogue = blockCatalogue(definitions, { siteUrl: 'https://site.test', widgetHosts: [] });
});

const examplesOf = async (name: string): Promise<ReadonlyArray<Block>> =>
  (await examplesIn(folderOf(name))).map(({ title: _title, mediaData: _media, ...sketched }) =>
    wholeBlock({ ...sketched, name }),
  );

/** The single block that our own parser reads from a text. */
const parsed = (markup: string): Block => {
  const blocks = blocksOfMarkup(markup);
  if (E.isLeft(blocks)) throw new Error(blocks.left);
  expect(blocks.right).toHaveLength(1);
  return blocks.right[0] as Block;
};

/** The attributes of a block and its inner blocks that its example names, as their codecs read them. */
const attributesOf = (block: Block, example: Block): unknown => {
  const read = catalogue.decode(block);
  const named = Object.keys(example.attributes);
  return {
    name: block.name,
    attributes: E.isRight(read)
      ? Object.fromEntries(Object.entries(read.right.attributes).filter(([key]) => named.includes(key)))
      : read.left,
    innerBlocks: example.innerBlocks.map((inner, i) => {
      const own = block.innerBlocks[i];
      return own && attributesOf(own, inner);
    }),
  };
};

describe.each(Object.keys(BLOCKS))('The markup of %s', (name) => {
  test('is parsed back to its example: with the same attributes, rendered the same', async () => {
    for (const example of await examplesOf(name)) {
      const block = parsed(markupOf(example));
      expect(attributesOf(block, example)).toEqual(attributesOf(example, example));
      expect(await renderBlocks(block)).toEqual(await renderBlocks(example));
    }
  });

  test('is parsed the same by WordPress and by us, in at least one example', async () => {
    const examples = await examplesOf(name);
    const sourcesOf = (of: string) => definitions.get(of)?.sources ?? {};
    expect(examples.length === 0 || examples.some((block) => isWritable(block, sourcesOf))).toBe(true);
  });
});
