import { expect, test } from '@jest/globals';
import { isCopyable } from '../../../infrastructure/content/blocks/block-examples.ts';
import { loadDefinitions } from '../../../ui/blocks/load-definitions.ts';
import { BLOCKS } from '../../../ui/blocks/registry.ts';
import { examplesOf } from './examples-of.ts';

test.each(Object.keys(BLOCKS))('WordPress and we read at least one example of %s the same', async (name) => {
  const definitions = await loadDefinitions();
  const examples = await examplesOf(name);
  const sourcesOf = (of: string) => definitions.get(of)?.sources ?? {};
  expect(examples.length === 0 || examples.some((block) => isCopyable(block, sourcesOf))).toBe(true);
});
