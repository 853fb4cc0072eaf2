import { expect, test } from '@jest/globals';
import { StepKeywords } from './step-keywords.ts';

const DEFINITIONS: Readonly<Record<string, string>> = {
  1: "Given('a dealer', noop)",
  2: "When('she calls', noop)",
  3: "Then('it rings', noop)",
};

/** Reads one scenario; each step is a type and the line of its definition. */
const misplacedIn = (...steps: ReadonlyArray<readonly ['Context' | 'Action' | 'Outcome', number]>) => {
  const keywords = new StepKeywords((_file, line) => DEFINITIONS[line] ?? '');
  for (const line of [1, 2, 3])
    keywords.take({
      stepDefinition: {
        id: `definition ${line}`,
        sourceReference: { uri: 'steps.ts', location: { line } },
      },
    });
  keywords.take({
    pickle: {
      id: 'pickle',
      uri: 'a.feature',
      steps: steps.map(([type, line], i) => ({ id: `step ${i}`, text: `step ${line}`, type })),
    },
  });
  keywords.take({
    testCase: {
      pickleId: 'pickle',
      testSteps: steps.map(([, line], i) => ({
        pickleStepId: `step ${i}`,
        stepDefinitionIds: [`definition ${line}`],
      })),
    },
  });
  return keywords.all();
};

test('Steps under the keyword of their definition are not reported', () =>
  expect(misplacedIn(['Context', 1], ['Action', 2], ['Outcome', 3], ['Action', 2])).toEqual([]));

test('A check under When is reported', () =>
  expect(misplacedIn(['Context', 1], ['Action', 2], ['Action', 3])).toEqual([
    'a.feature: "step 3" is a Then under When',
  ]));

test('An action under Then is reported', () =>
  expect(misplacedIn(['Outcome', 3], ['Outcome', 2])).toEqual(['a.feature: "step 2" is a When under Then']));
