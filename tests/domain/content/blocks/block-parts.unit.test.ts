import { describe, expect, test } from '@jest/globals';
import { completeParts, type BlockParts } from '../../../../domain/content/blocks/block-parts.ts';

const PARTS: BlockParts = { buttons: [['text', 'to']] };

const complete = (data: object) => completeParts('acf/banner', { data }, PARTS);

describe('The parts of a block', () => {
  test('stay unchanged if they are complete or absent', () => {
    const both = { title: 'A', text: 'Go', to: '/a/' };
    expect(complete(both)).toEqual({ attributes: { data: both }, warnings: [] });
    const none = { title: 'A', text: null, to: null };
    expect(complete(none)).toEqual({ attributes: { data: none }, warnings: [] });
  });

  test.each([
    [{ text: 'Go', to: null }, 'data.to'],
    [{ text: null, to: '/a/' }, 'data.text'],
    [{ text: 'Go', to: '' }, 'data.to'],
  ])('omit the half button %j, with a warning about %s', (half, path) =>
    expect(complete({ title: 'A', ...half })).toEqual({
      attributes: { data: { title: 'A', text: null, to: null } },
      warnings: [{ _tag: 'UntrackedClick', name: 'acf/banner', path }],
    }),
  );

  test('are not checked in blocks that have no such parts', () => {
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
