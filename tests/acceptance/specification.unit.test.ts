import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { uniqueAnchors } from './specification/anchors.ts';
import type { Pickle } from './envelope.ts';
import { titleOf } from './specification/html.ts';
import { codeIn, ResultsFile } from './specification/results-file.ts';
import { linesOf, missingAt, resultKey, resultsOn, type Results } from './specification/results.ts';
import { specificationOf, type GherkinScenario } from './specification/specification.ts';

const folder = mkdtempSync(join(tmpdir(), 'specs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pickle = (name: string, uri = 'a.feature', line = 1) => ({
  id: name,
  uri,
  name,
  language: 'en',
  location: { line },
  steps: [],
  tags: [],
  astNodeIds: [name],
});
const [first, second] = [pickle('first'), pickle('second', 'a.feature', 9)];

describe('The scenarios that a level still has to play', () => {
  const pickles = [first, second];
  const tagged = (tag: string) => ({ ...pickle(tag), tags: [{ name: tag, astNodeId: 'tag' }] });
  const results: Results = new Map(
    pickles.map((each) => [resultKey(each), { outcome: 'passed', code: 'now', at: 0 }]),
  );
  const missing = (
    all: ReadonlyArray<Pickle>,
    code = 'now',
    level: 'application' | 'browser' = 'application',
  ) => missingAt(level, all, resultsOn(code, results)).map(({ name }) => name);

  test('are none when each scenario has a result on this code', () => expect(missing(pickles)).toEqual([]));
  test('are all scenarios once the code has changed', () =>
    expect(missing(pickles, 'later')).toEqual(['first', 'second']));
  test('are only the new or reworded scenarios', () =>
    expect(missing([...pickles, pickle('third')])).toEqual(['third']));

  test('leave out the scenarios that the level never plays', () => {
    const all = [...pickles, tagged('@browser-only'), tagged('@smoke'), pickle('plain')];
    expect(missing(all)).toEqual(['@smoke', 'plain']);
    expect(missing(all, 'now', 'browser')).toEqual(['@browser-only', '@smoke']);
  });

  test('are listed per file, by their lines', () =>
    expect(linesOf([first, pickle('other', 'b.feature', 4), second])).toEqual([
      'a.feature:1:9',
      'b.feature:4',
    ]));
});

describe('The results file', () => {
  test('holds the last result of each scenario, even after an interrupted run', () => {
    expect(new ResultsFile('browser', folder).read()).toEqual(new Map());
    const failed = { outcome: 'failed', code: 'now', at: 1 } as const;
    const passed = { outcome: 'passed', code: 'now', at: 2 } as const;
    new ResultsFile('browser', folder).add('one', failed);
    new ResultsFile('browser', folder).add('two', failed);
    new ResultsFile('browser', folder).add('one', passed);
    expect([...new ResultsFile('browser', folder).read()]).toEqual([
      ['one', passed],
      ['two', failed],
    ]);
    new ResultsFile('browser', folder).keepOnly(new Set(['one']));
    expect([...new ResultsFile('browser', folder).read()]).toEqual([['one', passed]]);
    expect(new ResultsFile('application', folder).read().size).toBe(0);
  });

  test('identifies the code by its content', () => {
    const file = join(folder, 'rule.ts');
    const written = (content: string): string => {
      writeFileSync(file, content);
      return codeIn([folder]);
    };
    const [before, after, again] = [written('1'), written('2'), written('1')];
    expect(after).not.toBe(before);
    expect(again).toBe(before);
  });
});

describe('A scenario on the page', () => {
  const gherkin = (id: string, name: string) => ({
    id,
    name,
    keyword: 'Scenario',
    description: '',
    location: { line: 1 },
    tags: [],
    steps: [],
    examples: [],
  });
  const [scenario] = specificationOf(
    [
      {
        comments: [],
        feature: {
          name: 'Rebates & credits',
          description: '',
          keyword: 'Feature',
          language: 'en',
          tags: [],
          location: { line: 1 },
          children: [{ scenario: gherkin('first', 'An <amount>') }],
        },
      },
    ],
    [first],
    {
      code: 'now',
      results: {
        application: new Map([[resultKey(first), { outcome: 'passed', code: 'before', at: 0 }]]),
        browser: new Map(),
      },
    },
  ).flatMap(({ rules }) => rules.flatMap(({ scenarios }) => scenarios));

  test('has the results of both levels, and marks those older than the code', () =>
    expect(scenario?.verdicts).toEqual({
      application: { verdict: 'passed', isOld: true },
      browser: { verdict: 'application only', isOld: false },
    }));

  test('has an anchor made of the names of its feature and scenario', () =>
    expect(scenario?.anchor).toBe('rebates-credits--scenario-an-amount'));

  test("has its rule's name in the anchor if scenarios share a name, and a number if they share the rule too", () => {
    const named = (rule: string, name: string, one: number) => ({ rule, name, one });
    expect([
      ...uniqueAnchors([
        ...[named('Mail', 'Sent', 1), named('Phone', 'Sent', 2), named('Phone', 'Sent', 3)],
        named('Phone', 'Lost', 4),
      ]),
    ]).toEqual([
      [1, 'scenario-sent-mail'],
      [2, 'scenario-sent-phone'],
      [3, 'scenario-sent-phone-2'],
      [4, 'scenario-lost'],
    ]);
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

  test('shows each value of its examples once', () =>
    expect(
      titleOf(outline('The <form> is sent <times> times', ['help form', 'booking form', 'help form'])),
    ).toBe('The help form / booking form is sent 2 times'));

  test('shows at most three values', () =>
    expect(titleOf(outline('The <form>', ['a', 'b', 'c', 'd']))).toBe('The a / b / c / …'));

  test('keeps a placeholder that is not a column', () =>
    expect(titleOf(outline('A <b> tag', ['a']))).toBe('A <b> tag'));
});
