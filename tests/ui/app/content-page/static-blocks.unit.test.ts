import { expect, test } from '@jest/globals';
import type { RenderableBlock } from '../../../../domain/content/blocks/block-view.ts';
import { forBrowser, withStaticMarked } from '../../../../ui/app/content-page/static-blocks.ts';
import { loadDefinitions } from '../../../../ui/blocks/load-definitions.ts';

const block = (
  name: string,
  innerBlocks: ReadonlyArray<RenderableBlock> = [],
  facts: Partial<RenderableBlock> = {},
): RenderableBlock => ({ name, props: { html: `All of ${name}` }, innerBlocks, ...facts });

const resumed = async (...blocks: ReadonlyArray<RenderableBlock>): Promise<ReadonlyArray<RenderableBlock>> =>
  forBrowser(withStaticMarked(blocks, await loadDefinitions()));

test('a block that never changes ships nothing but its place', async () => {
  const heading = block('core/heading', [], { isTitle: true, anchor: 'top', width: 'text' });
  expect(await resumed(heading)).toEqual([
    {
      name: 'core/heading',
      props: null,
      isTitle: true,
      anchor: 'top',
      width: 'text',
      isStatic: true,
      innerBlocks: [],
    },
  ]);
});

test('neither does a group of such blocks, and it says that the title of the page stands in it', async () => {
  const group = block('core/group', [block('core/heading', [], { isTitle: true }), block('core/paragraph')]);
  const [shipped] = await resumed(group);
  expect(shipped).toMatchObject({ props: null, innerBlocks: [], isTitle: true, isStatic: true });
});

test('what holds a block that lives ships whole', async () => {
  const group = block('core/group', [block('core/paragraph'), block('core/image')]);
  expect(await resumed(group, block('acf/zip-search'))).toEqual([group, block('acf/zip-search')]);
});
