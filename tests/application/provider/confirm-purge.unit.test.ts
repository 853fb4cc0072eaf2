import { beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { PageRendering } from '../../../application/ports/content/page-renderer.ts';
import { ConfirmPurge } from '../../../application/provider/check-content/confirm-purge.ts';
import { wholeBlock } from '../../../domain/content/blocks/sketched-block.ts';
import { MemoryPageLibrary } from '../../fakes/content/memory-page-library.ts';

const PATH = '/about/';
const rendering = (text: string): PageRendering => ({
  outline: { headings: [], links: [], images: [], text, passages: [], ids: [] },
  warnings: [],
  broken: [],
});

let library: MemoryPageLibrary;
let purged: string[];
let stale: number | null;
beforeEach(() => {
  library = new MemoryPageLibrary();
  purged = [];
  stale = null;
});

const receiptOf = (rendered: PageRendering = rendering('warm air')) =>
  new ConfirmPurge({
    library,
    renderer: { render: () => async () => E.right(rendered) },
    purge: (path) => void purged.push(path),
    staleSince: () => stale,
    textOf: (html) => html.replace(/<[^>]*>/g, ' '),
  }).execute(PATH);

const publish = (): void =>
  library.write({
    path: PATH,
    locale: 'en',
    title: 'About',
    description: '',
    blocks: [wholeBlock({ name: 'core/verse', originalContent: '<p>Warm air</p>' })],
  });

describe('The receipt of a purge (contract, section 7)', () => {
  test('says that a page is shown with all of its words', async () => {
    publish();
    expect(await receiptOf()).toEqual({ shown: true, lost: [], errors: [], staleSince: null });
    expect(purged).toEqual([PATH]);
  });

  test('names the words that the page does not show, and what is wrong with its blocks', async () => {
    publish();
    const warnings = [{ _tag: 'UnknownBlock', name: 'core/rss' } as const];
    expect(await receiptOf({ ...rendering('warm'), warnings, broken: ['Broken'] })).toEqual({
      shown: true,
      lost: [{ name: 'core/verse', words: ['air'] }],
      errors: ['Unknown block: core/rss', 'Broken'],
      staleSince: null,
    });
  });

  test('says since when visitors have been seeing an older version', async () => {
    publish();
    stale = Date.UTC(2026, 10, 20, 12);
    expect(await receiptOf()).toMatchObject({
      shown: true,
      errors: ['The new version could not be read: visitors see the one before.'],
      staleSince: '2026-11-20T12:00:00.000Z',
    });
  });

  test('says that a deleted page is not shown, and why an unavailable one is not', async () => {
    expect(await receiptOf()).toEqual({ shown: false, lost: [], errors: [], staleSince: null });
    library.breakDown('TimeoutError');
    expect(await receiptOf()).toMatchObject({ shown: false, errors: ['TimeoutError'] });
  });
});
