import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { wholeBlock } from '../../../../domain/content/blocks/sketched-block.ts';
import { DEFAULT_CONTENT_LIMITS } from '../../../../domain/content/checks/content-limits.ts';
import { LimitedPageLibrary } from '../../../../infrastructure/content/libraries/limited-page-library.ts';
import { MemoryLogger } from '../../../fakes/memory-logger.ts';
import { MemoryPageLibrary } from '../../../fakes/content/memory-page-library.ts';

const opened = (count: number) => {
  const [pages, log] = [new MemoryPageLibrary(), new MemoryLogger()];
  const blocks = Array.from({ length: count }, () => wholeBlock({ name: 'core/paragraph' }));
  pages.write({ path: '/a/', locale: 'en', title: 'A', description: '', blocks });
  return { library: new LimitedPageLibrary(pages, { ...DEFAULT_CONTENT_LIMITS, blocks: 2 }, log), log };
};

test('A page within the limits is returned unchanged; a missing page is not found', async () => {
  const { library } = opened(2);
  expect(await library.page('/a/')()).toMatchObject({ right: { value: { title: 'A' } } });
  expect(await library.page('/b/')()).toEqual(E.right(O.none));
});

test('A page over a limit is rejected with the reason, which is reported once', async () => {
  const { library, log } = opened(3);
  const reason = 'its content is too large: 3 blocks, at most 2 are allowed';
  for (let times = 0; times < 2; times++)
    expect(await library.page('/a/')()).toEqual(E.left({ _tag: 'LibraryUnavailable', reason }));
  expect(log.warnings).toEqual([`The page /a/ is refused: ${reason}`]);
});
