import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { wholeBlock, type SketchedBlock } from '../../../domain/content/blocks/sketched-block.ts';
import { readingMinutes, wordCount, wordsIn } from '../../../domain/content/reading-time.ts';

const words = (...sketched: ReadonlyArray<SketchedBlock>) => wordsIn(sketched.map(wholeBlock));

describe('The reading time of a text', () => {
  test.each([
    [0, null],
    [1, 1],
    [200, 1],
    [201, 2],
    [1000, 5],
  ])('for %i words is %j minutes', (count, minutes) => expect(readingMinutes(count)).toBe(minutes));

  test('never decreases with more words', () =>
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(500), (count, more) => {
        expect(readingMinutes(count + more) ?? 0).toBeGreaterThanOrEqual(readingMinutes(count) ?? 0);
      }),
    ));
});

test.each([
  ['Look at the filter.', 4],
  ['<p class="a b">Look&nbsp;at</p><p>it – now</p>', 4],
  ['<br>', 0],
  ['', 0],
])('%j has %i words', (html, count) => expect(wordCount(html)).toBe(count));

describe('The words of a page', () => {
  test('are those of the saved HTML, counted once for nested blocks', () => {
    const paragraph = { name: 'core/paragraph', originalContent: '<p>Look at it</p>' };
    expect(
      words(paragraph, { name: 'core/group', originalContent: '<div></div>', innerBlocks: [paragraph] }),
    ).toBe(6);
    expect(
      words({
        name: 'core/group',
        originalContent: '<div><p>Look at it</p></div>',
        innerBlocks: [paragraph],
      }),
    ).toBe(3);
  });

  test('are those of the fields of our own blocks, without settings and addresses', () => {
    const data = {
      heading_tag: 'h2',
      url: '/get-help/',
      qa: [{ question: 'Why so cold?', answer: '<p>It is winter.</p>' }],
    };
    expect(words({ name: 'acf/faq', attributes: { data } })).toBe(6);
  });
});
