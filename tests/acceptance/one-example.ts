import type { Plugin } from '@cucumber/cucumber/api';
import type { Pickle } from './envelope.ts';

/** What names the scenario, or the outline, that a pickle was made from. */
export const scenarioOf = ({ uri, astNodeIds }: Pickle): string => `${uri} ${astNodeIds[0]}`;

/** Each scenario, and of each outline the first example; in their order. */
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
 * A plugin of Cucumber: of what the tags and lines have selected, it leaves one example of each outline. Cucumber applies
 * its own filter first, so that the one is an example that the profile can play.
 */
const oneExample: Plugin = {
  type: 'plugin',
  coordinator: ({ transform }) => transform('pickles:filter', (pickles) => [...oneExampleEach(pickles)]),
};

export default oneExample;
