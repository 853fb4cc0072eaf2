import { describe, expect, test } from '@jest/globals';
import { completeParts, type BlockParts } from '../../../../domain/content/blocks/block-parts.ts';

const PARTS: BlockParts = { buttons: [['text', 'to']] };

const complete = (data: object) => completeParts('acf/banner', { data }, PARTS);

describe('The parts of a block', () => {
  test('stay as they are where they are complete, or not there at all', () => {
    const both = { title: 'A', text: 'Go', to: '/a/' };
    expect(complete(both)).toEqual({ attributes: { data: both }, warnings: [] });
    const none = { title: 'A', text: null, to: null };
    expect(complete(none)).toEqual({ attributes: { data: none }, warnings: [] });
  });

  test.each([
    [{ text: 'Go', to: null }, 'data.to'],
    [{ text: null, to: '/a/' }, 'data.text'],
    [{ text: 'Go', to: '' }, 'data.to'],
  ])('%j is half a button: it is left out, with a warning of %s', (half, path) =>
    expect(complete({ title: 'A', ...half })).toEqual({
      attributes: { data: { title: 'A', text: null, to: null } },
      warnings: [{ _tag: 'UntrackedClick', name: 'acf/banner', path }],
    }),
  );

  test('of blocks that have none are left alone', () => {
    const data = { text: 'Go', to: null };
    expect(completeParts('core/html', { content: 'A' }, PARTS)).toEqual({
      attributes: { content: 'A' },
      warnings: [],
    });
    expect(completeParts('acf/card', { data }, { buttons: [] })).toEqual({
      attributes: { data },
      warnings: [],
    });
  });
});
