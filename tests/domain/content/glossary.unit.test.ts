import { describe, expect, test } from '@jest/globals';
import { withoutTerms, withTerms } from '../../../domain/content/glossary.ts';

const SEER2 = '{{term:seer2|SEER2}}';
const EXPLAINED =
  '<button type="button" popovertarget="term-seer2">SEER2</button><span id="term-seer2" popover="auto"> How efficiently a system cools over a season. Higher is better.</span>';

describe('A term of the glossary', () => {
  test('opens its explanation at its first use on a page, and is plain text after that', () => {
    const explained = new Set<string>();
    expect(withTerms(`<p>${SEER2} and ${SEER2}</p>`, explained)).toBe(`<p>${EXPLAINED} and SEER2</p>`);
    expect(withTerms(SEER2, explained)).toBe('SEER2');
    expect(withTerms(SEER2, new Set())).toBe(EXPLAINED);
  });

  test('is plain text outside of HTML', () => expect(withoutTerms(`See ${SEER2}.`)).toBe('See SEER2.'));

  test('stays unchanged if it is unknown', () => {
    const token = '{{term:constructor|Moon}} {{term:moon|Moon}}';
    expect(withTerms(token, new Set())).toBe(token);
    expect(withoutTerms(token)).toBe(token);
  });
});
