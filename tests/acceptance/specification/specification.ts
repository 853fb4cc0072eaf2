import type { Feature, GherkinDocument, Pickle } from '../envelope.ts';
import { anchorOf, uniqueAnchors } from './anchors.ts';
import { resultsOn, verdictOn, type Level, type Results, type Verdict } from './results.ts';

type FeatureChild = Feature['children'][number];
type RuleChild = NonNullable<FeatureChild['rule']>['children'][number];
export type GherkinScenario = NonNullable<RuleChild['scenario']>;
export type GherkinStep = GherkinScenario['steps'][number];

/** The last verdict on a scenario at one level. */
export interface LevelVerdict {
  readonly verdict: Verdict;
  /** Whether the code has changed since the verdict. */
  readonly isOld: boolean;
}

/** A scenario as product owners read it, with the last verdict of each level. */
export interface SpecifiedScenario {
  /** The scenario's id on the page. */
  readonly anchor: string;
  readonly gherkin: GherkinScenario;
  readonly verdicts: Readonly<Record<Level, LevelVerdict>>;
}

/** A business rule; scenarios outside any rule belong to one without a name. */
export interface SpecifiedRule {
  readonly anchor: string;
  readonly name: string;
  readonly prose: string;
  readonly background: ReadonlyArray<GherkinStep>;
  readonly scenarios: ReadonlyArray<SpecifiedScenario>;
}

export interface SpecifiedFeature {
  readonly anchor: string;
  readonly name: string;
  readonly prose: string;
  readonly rules: ReadonlyArray<SpecifiedRule>;
}

/** The last results of both levels, and the current code. */
interface LastResults {
  readonly results: Readonly<Record<Level, Results>>;
  readonly code: string;
}

/** All features, sorted by name. */
export const specificationOf = (
  documents: ReadonlyArray<GherkinDocument>,
  pickles: ReadonlyArray<Pickle>,
  { results, code }: LastResults,
): ReadonlyArray<SpecifiedFeature> => {
  const verdictAt = (level: Level, own: ReadonlyArray<Pickle>): LevelVerdict => {
    const verdict = verdictOn(own, level, results[level]);
    return { verdict, isOld: verdict !== verdictOn(own, level, resultsOn(code, results[level])) };
  };
  const scenarioOf = (gherkin: GherkinScenario, anchor: string): SpecifiedScenario => {
    const own = pickles.filter(({ astNodeIds }) => astNodeIds.includes(gherkin.id));
    return {
      anchor,
      gherkin,
      verdicts: { application: verdictAt('application', own), browser: verdictAt('browser', own) },
    };
  };
  const featureOf = ({ name, description, children }: Feature): SpecifiedFeature => {
    const anchor = anchorOf(name);
    const rules = [
      { name: '', description: '', children: children as ReadonlyArray<RuleChild> },
      ...children.flatMap(({ rule }) => (rule ? [rule] : [])),
    ].map((rule) => ({
      ...rule,
      background: rule.children.flatMap(({ background }) => background?.steps ?? []),
      scenarios: rule.children.flatMap(({ scenario }) => (scenario ? [scenario] : [])),
    }));
    const anchors = uniqueAnchors(
      rules.flatMap((rule) => rule.scenarios.map((one) => ({ rule: rule.name, name: one.name, one }))),
    );
    return {
      anchor,
      name,
      prose: description,
      rules: rules
        .filter(({ scenarios, background }) => scenarios.length + background.length > 0)
        .map((rule) => ({
          anchor: `${anchor}--${anchorOf(rule.name) || 'in-general'}`,
          name: rule.name,
          prose: rule.description,
          background: rule.background,
          scenarios: rule.scenarios.map((one) => scenarioOf(one, `${anchor}--${anchors.get(one) ?? ''}`)),
        })),
    };
  };
  return documents
    .flatMap(({ feature }) => (feature ? [featureOf(feature)] : []))
    .toSorted((one, other) => one.name.localeCompare(other.name));
};
