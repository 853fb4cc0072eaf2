import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { SafeHtml } from '../../../../domain/content/html/safe-html.ts';
import { openingWords } from '../../../../ui/blocks/closeable-banner/view.ts';

describe('The opening words of a text', () => {
  test.each([
    ['Storm on its way.', 'Storm on its way.'],
    ['Storm on its way. Close the windows.', 'Storm on its way.'],
    ['<strong>Smell gas?</strong> Leave first.', 'Smell gas?'],
    ['Rebates of 3.5 % <em>end</em> soon', 'Rebates of 3.5 % end soon'],
    ['Heating &amp; cooling&nbsp;open', 'Heating & cooling open'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['one<br>two', 'one two'],
    ['  a\n b ', 'a b'],
    ['', ''],
  ])('of %j are %j', (html, words) => expect(openingWords(html as SafeHtml)).toBe(words));

  test('are cut between words if a sentence is long', () =>
    expect(openingWords('Your dealer may be busy this week' as SafeHtml, 18)).toBe('Your dealer may be'));

  test('are cut within a long word', () =>
    expect(openingWords('Heizungsanlagenbau' as SafeHtml, 8)).toBe('Heizungs'));

  test('are never longer than the limit', () =>
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 80 }), (text, longest) => {
        expect(openingWords(text as SafeHtml, longest).length).toBeLessThanOrEqual(longest);
      }),
    ));
});
