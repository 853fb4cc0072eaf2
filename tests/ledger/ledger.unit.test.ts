import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readHtml } from '../acceptance/reader/html.ts';
import { markedIn } from './changes.ts';
import { differences } from './differences.ts';
import { listed } from './marks.ts';
import { linesIn } from './page-lines.ts';

describe('Differences', () => {
  test('name what comes and what goes, in order', () => {
    expect(differences(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual(['− b', '+ x', '+ d']);
  });

  test('turn one text into the other', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = differences(before, after);
        const count = (sign: string): number => lines.filter((line) => line.startsWith(sign)).length;
        expect(before.length - count('−')).toBe(after.length - count('+'));
        expect(lines.length === 0).toBe(before.join() === after.join());
      }),
    );
  });
});

describe('The lines of a page', () => {
  const lines = (html: string, readsLook = false) => linesIn(readHtml(html), { readsLook });

  test('say where links lead, and how they open', () => {
    expect(lines('<p>Call <a href="tel:911">911</a> or <a href="/x/" target="_blank">read</a></p>')).toEqual([
      'Call [911](tel:911) or [read](/x/; new tab)',
    ]);
  });

  test('say accessible names that differ from the text', () => {
    expect(lines('<button type="button" aria-label="Close"><svg></svg></button>')).toEqual([
      '[“Close”](button)',
    ]);
  });

  test('say when a part is there', () => {
    expect(
      lines('<p data-unscripted>a</p><div hidden><p>b</p><p>c</p></div><p aria-hidden="true">d</p>'),
    ).toEqual(['(without scripts) a', '(hidden)', '  b', '  c', '(not for screen readers) d']);
  });

  test('say what a form asks, and how', () => {
    expect(
      lines(
        '<form aria-label="Search" action="/s/"><label for="z">Zip</label><input id="z" name="zip" required maxlength="5"><select name="n" aria-label="Days"><option>1</option><option selected>2</option></select><button>Go</button></form>',
      ),
    ).toEqual([
      'form “Search” (get /s/): Zip: [field](text; as zip; required; at most 5) [Days](select; as n): 1 / *2 [Go](submit)',
    ]);
  });

  test('say what a folded part contains', () => {
    expect(lines('<details><summary>More</summary><p>a</p></details>')).toEqual(['folded “More”: a']);
  });

  test('say marks for the styles only where looks are read', () => {
    const html = '<p data-surface="mist">a</p>';
    expect([lines(html), lines(html, true)]).toEqual([['a'], ['{surface=mist} a']]);
  });
});

describe('Marked lines', () => {
  test.each([
    ['From a safe distance, call 911.', '- ⚠ From a safe distance, call 911.'],
    ['[Outside? Call 911](tel:911)', '- ⚠☎ [Outside? Call 911](tel:911)'],
    ['¿Huele a gas?', '- ⚠ ¿Huele a gas?'],
    ['Vous sentez une odeur de gaz', '- ⚠ Vous sentez une odeur de gaz'],
    ['$3,400', '- $ $3,400'],
    ['3 400 $', '- $ 3 400 $'],
    ['It stays on this device.', '- § It stays on this device.'],
    ['Gas or oil', '- Gas or oil'],
  ])('%s', (line, wanted) => {
    expect(listed(line)).toBe(wanted);
  });

  test('are found among the changes of a file', () => {
    const change = (lines: ReadonlyArray<string>) => [{ path: 'a.md', text: '', lines }];
    expect(markedIn(change(['− - ⚠ Call 911', '+ - ⚠ Call 912', '+ - Hello']))).toEqual(
      change(['− - ⚠ Call 911', '+ - ⚠ Call 912']),
    );
    expect(markedIn(change(['+ - Hello', '+ # $']))).toEqual([]);
  });
});
