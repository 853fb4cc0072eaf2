import type { Plugin } from '@cucumber/cucumber/api';
import type { Pickle } from './envelope.ts';

/** Identifies the scenario or outline of a pickle. */
export const scenarioOf = ({ uri, astNodeIds }: Pickle): string => `${uri} ${astNodeIds[0]}`;

/** Every scenario, and the first example of each outline, in order. */
export const oneExampleEach = <A extends { readonly pickle: Pickle }>(
  pickles: ReadonlyArray<A>,
): ReadonlyArray<A> => [
  ...pickles
    .reduce((kept, each) => {
      const scenario = scenarioOf(each.pickle);
      return kept.has(scenario) ? kept : kept.set(scenario, each);
    }, new Map<string, A>())
    .values(),
];

/**
 * A Cucumber plugin that keeps one example of each outline. Cucumber applies the tags and lines first, so that the example that
 * is kept is one that the profile can play.
 */
const oneExample: Plugin = {
  type: 'plugin',
  coordinator: ({ transform }) => transform('pickles:filter', (pickles) => [...oneExampleEach(pickles)]),
};

export default oneExample;
