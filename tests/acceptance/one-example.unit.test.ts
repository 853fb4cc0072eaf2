import { describe, expect, test } from '@jest/globals';
import { oneExampleEach } from './one-example.ts';
import { Outcomes, type Outcome } from './outcomes.ts';
import { resultKey, verdictOn, type Results } from './specification/results.ts';

const SMOKE = { name: '@smoke', astNodeId: 'tag' };

const pickle = (uri: string, scenario: string, row?: string, isSmoke = true) => ({
  id: `${uri} ${scenario} ${row}`,
  uri,
  name: `The ${row ?? scenario}`,
  language: 'en',
  location: { line: 1 },
  steps: [],
  tags: isSmoke ? [SMOKE] : [],
  astNodeIds: row === undefined ? [scenario] : [scenario, row],
});
type OnePickle = ReturnType<typeof pickle>;

const resultsOf = (outcomes: ReadonlyArray<readonly [OnePickle, Outcome]>): Results =>
  new Map(outcomes.map(([each, outcome]) => [resultKey(each), { outcome, code: 'now', at: 0 }]));

const outline = ['first', 'second', 'third'].map((row) => pickle('a.feature', '7', row));
const [first, second, third] = outline as [OnePickle, OnePickle, OnePickle];
const plain = pickle('a.feature', '8');
const elsewhere = pickle('b.feature', '7', 'other');

describe('One example per outline', () => {
  const kept = (...pickles: ReadonlyArray<OnePickle>) =>
    oneExampleEach(pickles.map((each) => ({ pickle: each }))).map((each) => each.pickle);

  test('keeps the first example and every scenario, in order', () =>
    expect(kept(plain, ...outline, elsewhere)).toEqual([plain, first, elsewhere]));

  test('keeps the first of the remaining examples', () => expect(kept(second, third)).toEqual([second]));
});

describe('The verdict on an outline', () => {
  const played = resultsOf([[first, 'passed']]);

  test('in a browser comes from the examples played there', () => {
    expect(verdictOn(outline, 'browser', played)).toBe('passed');
    expect(verdictOn(outline, 'browser', resultsOf([[first, 'failed']]))).toBe('failed');
    expect(verdictOn([plain], 'browser', played)).toBe('not run yet');
    const untagged = pickle('a.feature', '9', undefined, false);
    expect(verdictOn([untagged], 'browser', played)).toBe('application only');
    expect(verdictOn([untagged], 'browser', resultsOf([[untagged, 'failed']]))).toBe('failed');
  });

  test('at the application level comes from all examples', () =>
    expect(verdictOn(outline, 'application', played)).toBe('not run yet'));
});

test('Scenarios are left out by their tags, or as further examples of an outline that was played', () => {
  const tagged = pickle('a.feature', '9', undefined, false);
  const outcomes = new Outcomes();
  for (const each of [...outline, tagged]) outcomes.take({ pickle: each });
  outcomes.take({ testCase: { id: 'case', pickleId: first.id, testSteps: [] } });
  outcomes.take({
    testCaseStarted: {
      id: 'attempt',
      testCaseId: 'case',
      attempt: 0,
      timestamp: { seconds: 0, nanos: 0 },
    },
  });
  expect(outcomes.leftOut()).toEqual({ examples: [second, third], others: [tagged] });
});
