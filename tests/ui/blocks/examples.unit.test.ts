import { describe, expect, test } from '@jest/globals';
import { examplesIn } from '../../../infrastructure/composition/styleguide.ts';
import { BLOCKS } from '../../../ui/blocks/registry.ts';
import { drawBlocks } from './drawn-blocks.tsx';

/** Blocks that stand in others alone, and are shown with them. */
const INNER = ['core/column', 'core/list-item', 'core/button'];

describe.each(Object.entries(BLOCKS))('%s', (name, { folder }) => {
  test('draws each of its examples, without a warning', async () => {
    const examples = await examplesIn(folder);
    if (!INNER.includes(name)) expect(examples).not.toEqual([]);
    for (const { title, ...sketched } of examples) {
      expect({ title, ...(await drawBlocks({ ...sketched, name })) }).toMatchObject({
        title,
        html: expect.stringContaining(`data-block="${name}"`),
        warnings: [],
      });
    }
  });
});
