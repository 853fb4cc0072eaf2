import { describe, expect, test } from '@jest/globals';
import { examplesIn } from '../../../infrastructure/composition/styleguide.ts';
import { BLOCKS, folderOf } from '../../../ui/blocks/registry.ts';
import { renderBlocks } from './rendered-blocks.tsx';

/** Blocks that occur only inside others, and are shown with them. */
const INNER = ['core/column', 'core/list-item', 'core/button'];

describe.each(Object.keys(BLOCKS))('%s', (name) => {
  test('renders each of its examples without a warning', async () => {
    const examples = await examplesIn(folderOf(name));
    if (!INNER.includes(name)) expect(examples).not.toEqual([]);
    for (const { title, ...sketched } of examples) {
      expect({ title, ...(await renderBlocks({ ...sketched, name })) }).toMatchObject({
        title,
        html: expect.stringContaining(`data-block="${name}"`),
        warnings: [],
      });
    }
  });
});
