import { describe, expect, test } from '@jest/globals';
import { wholeBlock, type SketchedBlock } from '../../../../domain/content/blocks/sketched-block.ts';
import {
  contentSize,
  DEFAULT_CONTENT_LIMITS,
  kilobytesOf,
  overLimit,
} from '../../../../domain/content/checks/content-limits.ts';

const sizeOf = (...sketched: ReadonlyArray<SketchedBlock>) => contentSize(sketched.map(wholeBlock));

describe('The size of content', () => {
  test('counts blocks within blocks', () =>
    expect(
      sizeOf({
        name: 'core/group',
        innerBlocks: [
          { name: 'core/paragraph' },
          { name: 'core/group', innerBlocks: [{ name: 'core/list' }] },
        ],
      }).blocks,
    ).toBe(4));

  test('counts the rows of lists, in nested lists and in flat fields too', () => {
    const body = [{ cells: [{ content: 'a' }, { content: 'b' }] }, { cells: [] }];
    expect(sizeOf({ name: 'core/table', attributes: { body } }).rows).toBe(4);
    const data = { qa: 2, qa_0_question: 'q', qa_0_answer: 'a', _qa_0_answer: 'field_1', qa_1_question: 'q' };
    expect(sizeOf({ name: 'acf/faq', attributes: { data } }).rows).toBe(2);
    const nested = { tabs: 1, tabs_0_items: 2, tabs_0_items_0_a: 'a', tabs_0_items_1_a: 'b' };
    expect(sizeOf({ name: 'acf/faq', attributes: { data: nested } }).rows).toBe(3);
  });

  test('counts the tags of all HTML', () =>
    expect(
      sizeOf({
        name: 'core/html',
        attributes: { content: '<p>a' },
        originalContent: '<p>a</p><!-- b -->',
      }).htmlTags,
    ).toBe(4));

  test('counts the line ends and shortcodes of classic content, which become tags', () => {
    expect(sizeOf({ name: 'core/freeform', originalContent: '[a]\n\nb' }).htmlTags).toBe(3);
    expect(sizeOf({ name: 'core/html', originalContent: 'a\n\nb' }).htmlTags).toBe(0);
  });

  test('in kilobytes counts characters, including those of keys', () => {
    expect(sizeOf({ name: 'core/html', originalContent: 'a'.repeat(1_001) }).kilobytes).toBe(2);
    expect(sizeOf({ name: 'core/html', attributes: { ['k'.repeat(1_500)]: 1 } }).kilobytes).toBe(2);
    expect(kilobytesOf(1_000)).toBe(1);
  });

  test('is counted at any depth of nested content', () => {
    let deep: unknown = 'a';
    for (let level = 0; level < 100_000; level++) deep = [deep];
    expect(sizeOf({ name: 'core/html', attributes: { deep } }).rows).toBe(100_000);
  });
});

test.each([
  [{}, null],
  [DEFAULT_CONTENT_LIMITS, null],
  [{ kilobytes: 401 }, 'its content is too large: 401 kB, at most 400 are allowed'],
  [{ blocks: 401 }, 'its content is too large: 401 blocks, at most 400 are allowed'],
  [{ rows: 501 }, 'its content is too large: 501 rows, at most 500 are allowed'],
  [{ htmlTags: 3_001 }, 'its content is too large: 3,001 html tags, at most 3,000 are allowed'],
])('The limits reject content of %j with the reason %j', (size, reason) =>
  expect(overLimit(size, DEFAULT_CONTENT_LIMITS)).toBe(reason),
);
