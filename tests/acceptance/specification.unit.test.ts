import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { isFresh, newestOf } from './specification/freshness.ts';
import { titleOf } from './specification/html.ts';
import { resultsOf } from './specification/results.ts';
import type { GherkinScenario } from './specification/specification.ts';

const pickle = (name: string) => ({
  id: name,
  uri: 'a.feature',
  name,
  language: 'en',
  location: { line: 1 },
  steps: [],
  tags: [],
  astNodeIds: [name],
});
const [first, second] = [pickle('first'), pickle('second')];

describe('A result of the scenarios is fresh', () => {
  const pickles = [first, second];
  const results = resultsOf(pickles.map((each) => [each, 'passed'] as const));
  const run = { writtenAt: 20, newestSource: 10, level: 'application', pickles, results } as const;

  test('when it is newer than every source and covers every scenario', () => expect(isFresh(run)).toBe(true));
  test('not when there was no run', () => expect(isFresh({ ...run, writtenAt: null })).toBe(false));
  test('not when a source is newer', () => expect(isFresh({ ...run, newestSource: 21 })).toBe(false));
  test('not when a scenario is new or reworded', () =>
    expect(isFresh({ ...run, pickles: [...pickles, pickle('third')] })).toBe(false));

  test('also without the scenarios that its level leaves out', () => {
    const moving = { ...pickle('moving'), tags: [{ name: '@browser-only', astNodeId: 'tag' }] };
    expect(isFresh({ ...run, pickles: [...pickles, moving] })).toBe(true);
    expect(isFresh({ ...run, pickles: [...pickles, moving], level: 'browser' })).toBe(false);
  });

  test('the newest of the sources is found in subfolders too', () => {
    const folder = mkdtempSync(join(tmpdir(), 'specs-'));
    try {
      const file = join(folder, 'a.feature');
      writeFileSync(file, '');
      utimesSync(file, 1_000, 1_000);
      expect(newestOf([folder])).toBe(1_000_000);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('The title of an outline', () => {
  const row = (...values: ReadonlyArray<string>) => ({
    cells: values.map((value) => ({ value, location: { line: 1 } })),
    location: { line: 1 },
    id: values.join(),
  });
  const outline = (name: string, forms: ReadonlyArray<string>): GherkinScenario => ({
    id: 'outline',
    name,
    keyword: 'Scenario Outline',
    description: '',
    location: { line: 1 },
    tags: [],
    steps: [],
    examples: [
      {
        id: 'table',
        name: '',
        keyword: 'Examples',
        description: '',
        location: { line: 1 },
        tags: [],
        tableHeader: row('form', 'times'),
        tableBody: forms.map((form) => row(form, '2')),
      },
    ],
  });

  test('shows the values of its examples, each once', () =>
    expect(
      titleOf(outline('The <form> is sent <times> times', ['help form', 'booking form', 'help form'])),
    ).toBe('The help form / booking form is sent 2 times'));

  test('shows three values at most', () =>
    expect(titleOf(outline('The <form>', ['a', 'b', 'c', 'd']))).toBe('The a / b / c / …'));

  test('keeps what is no column', () => expect(titleOf(outline('A <b> tag', ['a']))).toBe('A <b> tag'));
});
