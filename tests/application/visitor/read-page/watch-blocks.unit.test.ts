import { expect, test } from '@jest/globals';
import { WatchBlocks } from '../../../../application/visitor/read-page/watch-blocks.ts';
import { MemoryLogger } from '../../../fakes/memory-logger.ts';

test('The fault of a block is reported once, even if it is found again (specification, section 8)', () => {
  const log = new MemoryLogger();
  const watch = new WatchBlocks(log);
  watch.report(['Unknown block: acf/hero', 'Unknown block: acf/hero']);
  watch.report(['Unknown block: acf/hero']);
  watch.failedImage('core/image');
  watch.failedImage('core/image');
  watch.broke('acf/faq', 'no such icon');
  expect(log.warnings).toEqual([
    'Unknown block: acf/hero',
    'Failed image block: core/image has no picture',
    'Broken block: acf/faq cannot be rendered (no such icon)',
  ]);
});
