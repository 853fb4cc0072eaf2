import type { Feature, GherkinDocument, Pickle } from '../envelope.ts';
import { LEVELS, verdictOn, type Level, type Results, type Verdict } from './results.ts';

type FeatureChild = Feature['children'][number];
type RuleChild = NonNullable<FeatureChild['rule']>['children'][number];
export type GherkinScenario = NonNullable<RuleChild['scenario']>;
export type GherkinStep = GherkinScenario['steps'][number];

/** A scenario as product owners read it, with its last verdict at each level. */
export interface SpecifiedScenario {
  readonly gherkin: GherkinScenario;
  readonly verdicts: Readonly<Record<Level, Verdict>>;
}

/** A rule of the business; scenarios outside any rule have one without a name. */
export interface SpecifiedRule {
  readonly name: string;
  readonly prose: string;
  readonly background: ReadonlyArray<GherkinStep>;
  readonly scenarios: ReadonlyArray<SpecifiedScenario>;
}

export interface SpecifiedFeature {
  readonly name: string;
  readonly prose: string;
  readonly rules: ReadonlyArray<SpecifiedRule>;
}

/** All features, in the order of their names. */
export const specificationOf = (
  documents: ReadonlyArray<GherkinDocument>,
  pickles: ReadonlyArray<Pickle>,
  results: Readonly<Record<string, Results>>,
): ReadonlyArray<SpecifiedFeature> => {
  const scenarioOf = (gherkin: GherkinScenario): SpecifiedScenario => {
    const own = pickles.filter(({ astNodeIds }) => astNodeIds.includes(gherkin.id));
    const [application, browser] = LEVELS.map((level) => verdictOn(own, level, results[level] ?? new Map()));
    return {
      gherkin,
      verdicts: { application: application ?? 'not run yet', browser: browser ?? 'not run yet' },
    };
  };
  const ruleOf = (name: string, prose: string, children: ReadonlyArray<RuleChild>): SpecifiedRule => ({
    name,
    prose,
    background: children.flatMap(({ background }) => background?.steps ?? []),
    scenarios: children.flatMap(({ scenario }) => (scenario ? [scenarioOf(scenario)] : [])),
  });
  const featureOf = ({ name, description, children }: Feature): SpecifiedFeature => ({
    name,
    prose: description,
    rules: [
      ruleOf('', '', children),
      ...children.flatMap(({ rule }) => (rule ? [ruleOf(rule.name, rule.description, rule.children)] : [])),
    ].filter(({ scenarios, background }) => scenarios.length + background.length > 0),
  });
  return documents
    .flatMap(({ feature }) => (feature ? [featureOf(feature)] : []))
    .toSorted((one, other) => one.name.localeCompare(other.name));
};
