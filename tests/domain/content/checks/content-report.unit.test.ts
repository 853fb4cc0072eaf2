import { describe, expect, test } from '@jest/globals';
import { faultText, severityOf, type ContentFault } from '../../../../domain/content/checks/content-fault.ts';
import { contentReport, findingsOf } from '../../../../domain/content/checks/content-report.ts';

const FAULTS: ReadonlyArray<readonly [ContentFault, 'error' | 'warning', string]> = [
  [
    { _tag: 'Block', warning: { _tag: 'UnknownBlock', name: 'acf/nothing' } },
    'error',
    'Unknown block: acf/nothing',
  ],
  [{ _tag: 'BrokenBlock', line: 'Broken block: a' }, 'error', 'Broken block: a'],
  [{ _tag: 'UnrenderedPage', reason: 'gone' }, 'error', 'Cannot be rendered: gone'],
  [
    { _tag: 'InsecureMedia', name: 'core/image', at: 'url', address: 'http://a/b.png' },
    'error',
    'Insecure media: http://a/b.png in core/image, url',
  ],
  [
    { _tag: 'MissingAlternative', src: '/a.png' },
    'warning',
    'No alternative text: /a.png (give an empty one where it only decorates)',
  ],
  [
    { _tag: 'LostText', lost: { name: 'core/verse', words: ['calm', 'air'] } },
    'error',
    'Not shown of core/verse: 2 words, "calm air"',
  ],
  [{ _tag: 'MainHeadings', count: 0 }, 'error', 'No h1'],
  [{ _tag: 'MainHeadings', count: 2 }, 'error', '2 h1, one is right'],
  [
    { _tag: 'SkippedHeading', above: 2, level: 4, text: 'Air' },
    'error',
    'Heading out of order: h4 after h2, "Air"',
  ],
  [{ _tag: 'DeadLink', address: '/a/' }, 'error', 'Dead link: /a/'],
  [{ _tag: 'LinkNotBuilt', address: '/a/' }, 'warning', 'Link to a page that does not exist yet: /a/'],
  [{ _tag: 'DeadFragment', address: '#a' }, 'error', 'Dead link: nothing on the page has the id of #a'],
  [{ _tag: 'UnknownOriginal', path: '/a/' }, 'error', 'Translation of a page that does not exist: /a/'],
  [
    { _tag: 'Untranslated', language: 'fr', paths: ['/', '/a/', '/b/', '/c/'] },
    'warning',
    '4 English pages without a translation to fr',
  ],
  [{ _tag: 'UnreadSource', message: 'a.html' }, 'error', 'a.html'],
];

describe('A finding of the content check', () => {
  test.each(FAULTS)('for %p has the severity %s and the text %s', (fault, severity, text) => {
    expect(severityOf(fault)).toBe(severity);
    expect(faultText(fault)).toBe(text);
  });

  test('is reported once per page, with its kind', () =>
    expect(
      findingsOf('/a/', [
        { _tag: 'Block', warning: { _tag: 'UnknownBlock', name: 'acf/nothing' } },
        { _tag: 'Block', warning: { _tag: 'UnknownBlock', name: 'acf/nothing' } },
      ]),
    ).toEqual([
      { severity: 'error', path: '/a/', kind: 'UnknownBlock', text: 'Unknown block: acf/nothing', items: [] },
    ]));

  test('is counted as an error or a warning', () => {
    const findings = findingsOf(
      null,
      FAULTS.map(([fault]) => fault),
    );
    const words = { written: 9, kept: 8 };
    expect(contentReport(3, findings, words, [], [])).toEqual({
      pages: 3,
      errors: 12,
      warnings: 3,
      words,
      findings,
      table: [],
      translations: [],
    });
  });
});
