import { expect, test } from '@jest/globals';
import type { Pickle } from './envelope.ts';
import { SmokeActions } from './smoke-actions.ts';

type StepType = NonNullable<Pickle['steps'][number]['type']>;
type Play = readonly [tags: ReadonlyArray<string>, step: 'Action' | 'Outcome', definition: string];

/** What is missing after a run of scenarios with one step each. */
const missingIn = (...plays: ReadonlyArray<Play>): ReadonlyArray<string> => {
  const actions = new SmokeActions();
  plays.forEach(([tags, type, definition], i) => {
    actions.take({
      pickle: {
        id: `pickle ${i}`,
        uri: 'a.feature',
        name: '',
        language: 'en',
        astNodeIds: [],
        tags: tags.map((name) => ({ name, astNodeId: 'tag' })),
        steps: [{ id: `step ${i}`, text: `${definition} ${i}`, type: type as StepType, astNodeIds: [] }],
      },
    });
    actions.take({
      testCase: {
        id: `case ${i}`,
        pickleId: `pickle ${i}`,
        testSteps: [{ id: 'test', pickleStepId: `step ${i}`, stepDefinitionIds: [definition] }],
      },
    });
  });
  return actions.missing();
};

test('An action of no smoke scenario is named once', () =>
  expect(missingIn([[], 'Action', 'she calls'], [[], 'Action', 'she calls'])).toEqual([
    'a.feature: "she calls 0" is in no scenario with @smoke',
  ]));

test('Actions that a smoke scenario takes, checks, and what only the application plays are fine', () =>
  expect(
    missingIn(
      [[], 'Action', 'she calls'],
      [['@smoke'], 'Action', 'she calls'],
      [[], 'Outcome', 'it rings'],
      [['@application-only'], 'Action', 'the editor checks'],
    ),
  ).toEqual([]));
