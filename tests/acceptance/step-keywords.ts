import { readFileSync } from 'node:fs';
import type { Envelope, Pickle } from './envelope.ts';

const KEYWORDS = { Context: 'Given', Action: 'When', Outcome: 'Then', Unknown: '' } as const;

/** Matches a line of a steps file that defines a step. */
const DEFINES = /^\s*(Given|When|Then)\(/;

type Line = (file: string, line: number) => string;

const lineIn: Line = (file, line) => readFileSync(file, 'utf8').split('\n')[line - 1] ?? '';

/** Collects the messages of one run to find steps whose keyword differs from that of their definition. */
export class StepKeywords {
  private readonly line: Line;
  private readonly definitions = new Map<string, string>();
  private readonly pickles = new Map<string, Pickle>();
  private readonly misplaced = new Set<string>();

  constructor(line: Line = lineIn) {
    this.line = line;
  }

  take({ stepDefinition, pickle, testCase }: Envelope): void {
    const { uri, location } = stepDefinition?.sourceReference ?? {};
    if (stepDefinition && uri !== undefined && location !== undefined)
      this.definitions.set(stepDefinition.id, DEFINES.exec(this.line(uri, location.line))?.[1] ?? '');
    if (pickle) this.pickles.set(pickle.id, pickle);
    for (const { pickleStepId, stepDefinitionIds = [] } of testCase?.testSteps ?? []) {
      const { uri: feature, steps } = this.pickles.get(testCase?.pickleId ?? '') ?? { uri: '', steps: [] };
      const step = steps.find(({ id }) => id === pickleStepId);
      const keywords = stepDefinitionIds.map((id) => this.definitions.get(id) ?? '');
      if (step?.type && keywords.some((keyword) => keyword !== KEYWORDS[step.type ?? 'Unknown']))
        this.misplaced.add(`${feature}: "${step.text}" is a ${keywords.join()} under ${KEYWORDS[step.type]}`);
    }
  }

  /** Lines such as `FEATURE: "STEP" is a Then under When`, each once: an action that asserts, or an assertion that acts. */
  all(): ReadonlyArray<string> {
    return [...this.misplaced];
  }
}
