import { describe, expect, test } from '@jest/globals';
import { BLOCKS } from '../../../ui/blocks/registry.ts';
import { examplesOf } from './examples-of.ts';
import { renderBlocks } from './rendered-blocks.tsx';

/** Blocks that occur only inside others, and are shown with them. */
const INNER = ['core/column', 'core/list-item', 'core/button'];

describe.each(Object.keys(BLOCKS))('%s', (name) => {
  test('renders each of its examples without a warning', async () => {
    const examples = await examplesOf(name);
    if (!INNER.includes(name)) expect(examples).not.toEqual([]);
    for (const example of examples) {
      expect({ example, ...(await renderBlocks(example)) }).toMatchObject({
        html: expect.stringContaining(`data-block="${name}"`),
        warnings: [],
      });
    }
  });
});
