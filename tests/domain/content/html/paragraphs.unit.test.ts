import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { withParagraphs } from '../../../../domain/content/html/paragraphs.ts';

describe('The paragraphs of classic content', () => {
  test.each([
    ['', ''],
    ['One.', '<p>One.</p>'],
    ['One.\n\nTwo.\r\n \r\n\r\nThree.', '<p>One.</p>\n<p>Two.</p>\n<p>Three.</p>'],
    ['12 Main St\nSpringfield', '<p>12 Main St<br>\nSpringfield</p>'],
    ['12 Main St<br />\nSpringfield', '<p>12 Main St<br />Springfield</p>'],
    [
      'A <em>calm</em> line.\n\nAnd <b>one\nmore</b>.',
      '<p>A <em>calm</em> line.</p>\n<p>And <b>one<br>\nmore</b>.</p>',
    ],
    ['<h2>Filters</h2>\nCheck them.\n<h2>Fans</h2>', '<h2>Filters</h2><p>Check them.</p><h2>Fans</h2>'],
    [
      'One\n\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n\nTwo',
      '<p>One</p><ul>\n<li>a</li>\n<li>b</li>\n</ul><p>Two</p>',
    ],
    ['<p class="a">One\n\nTwo</p>', '<p class="a">One</p>\n<p>Two</p>'],
    ['<p>Line one\nLine two</p>', '<p>Line one<br>\nLine two</p>'],
    ['<p>One\n<div>two</div>', '<p>One</p><div>two</div>'],
    ['<p>One<div>two</div>three', '<p>One</p><div>two</div><p>three</p>'],
    ['<blockquote>Even.</blockquote>', '<blockquote><p>Even.</p></blockquote>'],
    ['<div>One</div>', '<div>One</div>'],
    ['<div>One\n\nTwo</div>', '<div><p>One</p>\n<p>Two</p></div>'],
    ['<td>One</td>', '<td>One</td>'],
    ['<pre>a\n\n  <b>b</b>\n</pre>\nc', '<pre>a\n\n  <b>b</b>\n</pre><p>c</p>'],
    ['One<hr>Two', '<p>One</p><hr><p>Two</p>'],
    ['One\n<!--more-->\nTwo', '<p>One<br>\n<!--more--><br>\nTwo</p>'],
    ['<!-- only -->', '<!-- only -->'],
    ['One <!-- a\n\nb\nc --> two', '<p>One <!-- a\n\nb\nc --> two</p>'],
    ['<h2>A</h2>\n<h2>B</h2>', '<h2>A</h2>\n<h2>B</h2>'],
    ['\n<h2>A <b>b</b>\nc</h2>\n', '<h2>A <b>b</b>\nc</h2>'],
    ['One \n  two \n three', '<p>One<br>\ntwo<br>\nthree</p>'],
    ['One \n<br>two', '<p>One<br>two</p>'],
    ['One\rTwo', '<p>One<br>\nTwo</p>'],
    ['<pre>a</b>\n\nb</pre>\n\nc\n\nd', '<pre>a</b>\n\nb</pre><p>c</p>\n<p>d</p>'],
    ['<pre>a<pre>\n<p>b\nc</pre>', '<pre>a<pre>\n<p>b\nc</pre>'],
    ['<textarea>a\n\nb</textarea>', '<textarea>a\n\nb</textarea>'],
    ['One</pre>\n\nTwo\n\nThree', '<p>One</p></pre><p>Two</p>\n<p>Three</p>'],
    ['<div><p>One</div>', '<div><p>One</p></div>'],
    ['<p>One<p>Two</p>', '<p>One</p><p>Two</p>'],
    ['<h2>A<hr>b\nc</h2>', '<h2>A<hr>b\nc</h2>'],
    ['<h2>A</div>b\nc</h2>', '<h2>A</div>b\nc</h2>'],
    ['5 < 10\n\n20 > 3', '<p>5 < 10</p>\n<p>20 > 3</p>'],
  ])('%j are %j', (written, html) => expect(withParagraphs(written)).toBe(html));

  test('stay unchanged in content that already has them', () => {
    const html = '<h2>A</h2><p>One<br>Two</p><ul><li>a</li></ul><blockquote><p>b</p></blockquote>';
    expect(withParagraphs(html)).toBe(html);
  });

  test('keep every word', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            'one ',
            'two',
            '\n',
            '\n\n',
            '<p>',
            '</p>',
            '<div>',
            '</div>',
            '<b>',
            '<br>',
            '<pre>',
          ),
        ),
        (parts) => {
          const letters = (html: string) => html.replace(/<[^>]*>|\s/g, '');
          expect(letters(withParagraphs(parts.join('')))).toBe(letters(parts.join('')));
        },
      ),
    ));
});
