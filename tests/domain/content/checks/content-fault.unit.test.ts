import { describe, expect, test } from '@jest/globals';
import { faultItems, faultText, type ContentFault } from '../../../../domain/content/checks/content-fault.ts';

const lost = (count: number): ContentFault => ({
  _tag: 'LostText',
  lost: { name: 'core/list', words: Array.from({ length: count }, (_, i) => `w${i + 1}`) },
});
const untranslated = (...paths: ReadonlyArray<string>): ContentFault => ({
  _tag: 'Untranslated',
  language: 'fr',
  paths,
});

describe('The faults of content, as editors read them (contract, section 7: check content)', () => {
  test.each<[ContentFault, string]>([
    [lost(1), 'Not shown of core/list: 1 word, "w1"'],
    [lost(8), 'Not shown of core/list: 8 words, "w1 w2 w3 w4 w5 w6 w7 w8"'],
    [lost(9), 'Not shown of core/list: 9 words, "w1 w2 w3 w4 w5 w6 w7 w8 …"'],
    [untranslated('/a/'), '1 English page without a translation to fr: /a/'],
    [untranslated('/a/', '/b/', '/c/'), '3 English pages without a translation to fr: /a/, /b/, /c/'],
    [untranslated('/a/', '/b/', '/c/', '/d/'), '4 English pages without a translation to fr'],
    [
      { _tag: 'UnlikeOriginal', path: '/a/', lacks: ['1 core/list', '2 core/quote'], adds: [] },
      'Not like its original /a/: lacks 1 core/list, 2 core/quote',
    ],
    [
      { _tag: 'HardToRead', grade: 9.26, highest: 8 },
      'Hard to read: grade 9.3, at most 8 on a help page (shorten sentences and words)',
    ],
    [{ _tag: 'ExpiredDate', words: 'until May 1, 2020' }, 'A date that is over: "until May 1, 2020"'],
    [
      { _tag: 'OutdatedCheck', words: 'Last checked May 1, 2020' },
      'Check the facts again, and the date of the check: "Last checked May 1, 2020"',
    ],
  ])('have one line each: %j', (fault, line) => expect(faultText(fault)).toBe(line));

  test('list more than three untranslated pages below the line', () => {
    expect(faultItems(untranslated('/a/', '/b/', '/c/', '/d/'))).toEqual(['/a/', '/b/', '/c/', '/d/']);
    expect(faultItems(untranslated('/a/', '/b/', '/c/'))).toEqual([]);
    expect(faultItems(lost(9))).toEqual([]);
  });
});
