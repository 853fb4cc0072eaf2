import { describe, expect, test } from '@jest/globals';
import { wholeParts, type BlockParts } from '../../../domain/content/block-parts.ts';

const PARTS: BlockParts = {
  buttons: [['text', 'to']],
  items: [{ list: 'qa', needs: 'answer', expected: 'html' }],
};

const whole = (data: object) => wholeParts('acf/faq', { data }, PARTS);

const UNTRACKED = { _tag: 'UntrackedClick', name: 'acf/faq' };

describe('The parts of a block', () => {
  test('stay as they are where they are whole, or not there at all', () => {
    const both = { title: 'A', text: 'Go', to: '/a/', qa: [{ question: 'A', answer: 'B' }] };
    expect(whole(both)).toEqual({ attributes: { data: both }, warnings: [] });
    const none = { title: 'A', text: null, to: null, qa: [] };
    expect(whole(none)).toEqual({ attributes: { data: none }, warnings: [] });
  });

  test.each([
    { text: 'Go', to: null },
    { text: null, to: '/a/' },
    { text: 'Go', to: '' },
  ])('%j is half a button: it is left out, and told of', (half) =>
    expect(whole({ title: 'A', ...half, qa: [] })).toEqual({
      attributes: { data: { title: 'A', text: null, to: null, qa: [] } },
      warnings: [UNTRACKED],
    }),
  );

  test('are named by their place among those that were written', () => {
    const qa = ['B', null, 'C', ''].map((answer) => ({ question: 'A', answer }));
    const { attributes, warnings } = whole({ qa });
    expect(attributes).toEqual({ data: { qa: [qa[0], qa[2]] } });
    expect(warnings).toEqual(
      [1, 3].map((i) => ({
        ...{ _tag: 'WrongAttributes', name: 'acf/faq' },
        ...{ path: `data.qa.${i}.answer`, expected: 'html' },
      })),
    );
  });

  test('of blocks that have none are left alone', () => {
    const data = { text: 'Go', to: null, qa: [{ answer: '' }] };
    expect(wholeParts('core/html', { content: 'A' }, PARTS)).toEqual({
      attributes: { content: 'A' },
      warnings: [],
    });
    expect(wholeParts('acf/card', { data }, {})).toEqual({ attributes: { data }, warnings: [] });
  });
});
