import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { htmlTokens } from '../../../../domain/content/html/html-tokens.ts';

/** The tokens of html, such as `opening b: <b>`. */
const tokens = (html: string) =>
  [...htmlTokens(html)].map(({ kind, name, text }) => `${kind} ${name}: ${text}`);

describe('The tokens of HTML', () => {
  test.each([
    ['plain', ['text : plain']],
    ['', []],
    ['a<B c="d > e">f</b >', ['text : a', 'opening b: <B c="d > e">', 'text : f', 'closing b: </b >']],
    ['<br/><!-- a > b --><hr>', ['opening br: <br/>', 'comment : <!-- a > b -->', 'opening hr: <hr>']],
    ['5 < 10 <!-- open', ['text : 5 < 10 <!-- open']],
    ['<a href="#" ', ['text : <a href="#" ']],
    ['<a <b>c', ['opening a: <a <b>', 'text : c']],
    [`<a title="5'">x</a>'`, [`opening a: <a title="5'">`, 'text : x', 'closing a: </a>', "text : '"]],
    ['<a title=">x', ['opening a: <a title=">', 'text : x']],
  ])('%j', (html, expected) => expect(tokens(html)).toEqual(expected));

  test('are found quickly, even with many unclosed comments', () => {
    const begun = process.cpuUsage();
    expect(tokens('<!-- '.repeat(60_000))).toHaveLength(1);
    // Processor time, in microseconds: other work on the machine does not count.
    expect(process.cpuUsage(begun).user).toBeLessThan(1_000_000);
  });

  test('together are the whole HTML', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('<', '>', '"', "'", '<!--', '-->', '</', 'a', ' ', '=', '<p ', '/')),
        (parts) =>
          expect([...htmlTokens(parts.join(''))].map(({ text }) => text).join('')).toBe(parts.join('')),
      ),
    ));
});
