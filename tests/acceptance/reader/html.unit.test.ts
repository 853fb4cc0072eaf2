import { describe, expect, test } from '@jest/globals';
import { submittedBy, valueShown } from './controls.ts';
import { allIn, linesOf, nameOf, readHtml, seenIn, textOf, textsOf, theOne, withRole } from './html.ts';

const main = (html: string) => theOne(readHtml(`<main>${html}</main>`), 'main');

describe('Texts', () => {
  test('Each paragraph, item and button is a line; inline elements are not', () => {
    const place = main('<p>Call <strong>now</strong><button>1-800</button></p><ul><li>One<li>Two</ul>');
    expect(linesOf(place)).toEqual(['Call now', '1-800', 'One', 'Two']);
  });

  test('An element lists its lines in order, then the text of each element inside it', () => {
    expect(textsOf(main('<p><span>2</span> <span>miles</span></p>'))).toEqual(['2 miles', '2', 'miles']);
  });

  test('Non-breaking spaces stay; scripts, styles and hidden elements have no text', () => {
    const place = main(
      '<p>7 a. m.</p><script>x</script><p data-unseen>Gone</p><p><b data-unseen>not</b>there</p>',
    );
    expect(linesOf(place)).toEqual(['7 a. m.', 'there']);
  });

  test('Elements inside a hidden element are hidden', () => {
    const place = main('<div data-unseen><a href="/a">A</a></div><a href="/b">B</a>');
    expect(seenIn(place, 'a').map(textOf)).toEqual(['B']);
    expect(allIn(place, 'a')).toHaveLength(2);
  });
});

describe('The accessible name of an element', () => {
  test.each([
    ['an attribute', '<button aria-label="Close"><svg/></button>', 'button', 'Close'],
    [
      'another element',
      '<h2 id="t">Reviews</h2><section aria-labelledby="t"></section>',
      'section',
      'Reviews',
    ],
    ['a label around it', '<label><input type="checkbox"> Open now</label>', 'input', 'Open now'],
    ['a label for it', '<label for="z">Zip</label><input id="z">', 'input', 'Zip'],
    ['its legend', '<fieldset><legend>Fuel</legend></fieldset>', 'fieldset', 'Fuel'],
    ['its text without decoration', '<a href="/">Next<i aria-hidden="true">›</i></a>', 'a', 'Next'],
  ])('comes from %s', (_what, html, selector, name) => {
    expect(allIn(main(html), selector).map(nameOf)).toEqual([name]);
  });

  test('finds it, together with its role; a search for a missing element fails', () => {
    const place = main('<a href="/1">Next</a><button>Next</button><button>Send</button>');
    expect(withRole(place, 'button', 'Next')).toHaveLength(1);
    expect(() => theOne(place, 'link', 'Send')).toThrow('There is no link Send, only: Next');
  });
});

describe('Fields', () => {
  const form = () =>
    theOne(
      main(`<form><input name="zip" value="75001"><input name="off" value="x" disabled>
        <input type="checkbox" name="tick" value="1"><input type="radio" name="topic" value="a" checked>
        <select name="state"><option value="">Choose<option value="TX" selected>Texas</select>
        <textarea name="more">Two\nlines</textarea><button name="b">Send</button></form>`),
      'form',
    );

  test('A form sends the typed, chosen and checked values', () => {
    expect(Object.fromEntries(submittedBy(form()))).toEqual({
      zip: '75001',
      topic: 'a',
      state: 'TX',
      more: 'Two\nlines',
    });
  });

  test('A select shows the text of its selected option', () => {
    expect(allIn(form(), 'select').map(valueShown)).toEqual(['Texas']);
  });
});
