import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { excerptOf } from '../../../domain/search/search-hit.ts';

const marked = (text: string, ...words: ReadonlyArray<string>): string =>
  excerptOf(text, words)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('The excerpt of a search hit', () => {
  test('marks every searched word, in any case', () =>
    expect(marked('Check the Filter. A clogged filter costs money.', 'filter')).toBe(
      'Check the [Filter]. A clogged [filter] costs money.',
    ));

  test('marks whole words only', () =>
    expect(marked('Filters and a filter', 'filter')).toBe('Filters and a [filter]'));

  test('is cut between words, around the first match', () => {
    const text = `${'before '.repeat(50)}coil ${'after '.repeat(50)}`.trim();
    expect(marked(text, 'coil')).toMatch(/^… (before )+\[coil\]( after)+ …$/);
  });

  test('shows a text that fits completely', () => {
    const text = `${'a'.repeat(59)} coil ${'b'.repeat(134)}`;
    expect(marked(text, 'coil')).toBe(text.replace('coil', '[coil]'));
    expect(marked(`coil ${'b'.repeat(200)}`, 'coil')).toBe(`[coil] ${'b'.repeat(200)}`);
    expect(marked(`coil ${'b'.repeat(135)} c`, 'coil')).toBe(`[coil] ${'b'.repeat(135)} …`);
  });

  test.each([30, 59, 60])('starts with the text if the first match is %d characters in', (before) => {
    const text = ` ${'a'.repeat(before - 2)} coil`;
    expect(marked(text, 'coil')).toBe(text.replace('coil', '[coil]'));
  });

  test('has no empty parts before a first or after a last match', () =>
    expect(excerptOf('coil and coil', ['coil'])).toEqual([
      { text: 'coil', isMatch: true },
      { text: ' and ', isMatch: false },
      { text: 'coil', isMatch: true },
    ]));

  test('omits text that is far before and far after the first match', () => {
    const text = `start ${'before '.repeat(50)}coil ${'after '.repeat(50)}end`;
    expect(marked(text, 'coil')).not.toMatch(/start|end/);
    expect(marked(text, 'coil').length).toBeLessThan(240);
  });

  test('is the beginning of the text if no word matches', () =>
    expect(marked('Short text', 'coil')).toBe('Short text'));

  test('is always a part of the text', () =>
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (text, words) => {
        const inside = excerptOf(text, words)
          .map((part) => part.text)
          .join('')
          .replace(/^… /, '')
          .replace(/ …$/, '');
        expect(text.includes(inside) || text.startsWith('…') || text.endsWith('…')).toBe(true);
      }),
    ));
});
