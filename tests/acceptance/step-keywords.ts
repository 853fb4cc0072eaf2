import { readFileSync } from 'node:fs';

const KEYWORDS: Readonly<Record<string, string>> = { Context: 'Given', Action: 'When', Outcome: 'Then' };

/** Matches a line of a steps file that defines a step. */
const DEFINES = /^\s*(Given|When|Then)\(/;

interface Pickle {
  readonly uri: string;
  readonly steps: ReadonlyArray<{ readonly id: string; readonly text: string; readonly type?: string }>;
}

/** The parts of a run's messages that relate steps to their definitions. */
interface StepMessage {
  readonly stepDefinition?: {
    readonly id: string;
    readonly sourceReference: { readonly uri?: string; readonly location?: { readonly line: number } };
  };
  readonly pickle?: Pickle & { readonly id: string };
  readonly testCase?: {
    readonly pickleId: string;
    readonly testSteps: ReadonlyArray<{
      readonly pickleStepId?: string;
      readonly stepDefinitionIds?: ReadonlyArray<string>;
    }>;
  };
}

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

  take({ stepDefinition, pickle, testCase }: StepMessage): void {
    const { uri, location } = stepDefinition?.sourceReference ?? {};
    if (stepDefinition && uri !== undefined && location !== undefined)
      this.definitions.set(stepDefinition.id, DEFINES.exec(this.line(uri, location.line))?.[1] ?? '');
    if (pickle) this.pickles.set(pickle.id, pickle);
    for (const { pickleStepId, stepDefinitionIds = [] } of testCase?.testSteps ?? []) {
      const { uri: feature, steps } = this.pickles.get(testCase?.pickleId ?? '') ?? { uri: '', steps: [] };
      const step = steps.find(({ id }) => id === pickleStepId);
      const keywords = stepDefinitionIds.map((id) => this.definitions.get(id) ?? '');
      const expected = KEYWORDS[step?.type ?? ''];
      if (step && expected !== undefined && keywords.some((keyword) => keyword !== expected))
        this.misplaced.add(`${feature}: "${step.text}" is a ${keywords.join()} under ${expected}`);
    }
  }

  /** Lines such as `FEATURE: "STEP" is a Then under When`, each once: an action that asserts, or an assertion that acts. */
  all(): ReadonlyArray<string> {
    return [...this.misplaced];
  }
}
