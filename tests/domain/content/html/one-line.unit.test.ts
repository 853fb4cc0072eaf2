import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { oneLine } from '../../../../domain/content/html/one-line.ts';

describe('The words of a text on one line', () => {
  test.each([
    ['Furnace <em>filters</em>', 'Furnace filters'],
    ['<p>Wait.</p><p>Then try.</p>', 'Wait. Then try.'],
    ['un<b>even</b>', 'uneven'],
    ['Wait<br/>here', 'Wait here'],
    ['Heating &amp; cooling&#8217;s &#x201C;day&rdquo; [&hellip;]', 'Heating & cooling’s “day” […]'],
    ['5 < 10 and 20 > 3', '5 < 10 and 20 > 3'],
    ['AT&T; &unheard;', 'AT&T; &unheard;'],
    ['one\r\nBcc: all@example.com', 'one Bcc: all@example.com'],
    ['one&#13;&#10;Bcc: all@example.com', 'one Bcc: all@example.com'],
    ['nothing <!-- <b>to</b> see --> here', 'nothing here'],
    ['&#0;&#x110000;&#xD800;', ''],
    ['one&#x110000;two', 'one two'],
    ['&#x10FFFF;', '\u{10ffff}'],
    ['un<!-- seen -->even', 'uneven'],
    ['exe\u202egpj', 'exe gpj'],
    ['', ''],
  ])('%j is %j', (markup, words) => expect(oneLine(markup)).toBe(words));

  test('of any text are one line that fits in an address', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = oneLine(text);
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}]/u);
        expect(line).toBe(line.trim());
        expect(decodeURIComponent(encodeURIComponent(line))).toBe(line);
      }),
    ));
});
