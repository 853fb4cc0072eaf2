import assert from 'node:assert/strict';
import type { Envelope, Pickle } from '../acceptance/envelope.ts';
import { differences } from './differences.ts';
import { section, type LedgerFile } from './ledger-file.ts';
import type { ReadPage } from './pages.ts';

/** The media type of what a scenario's last page says, as JSON. */
export const SAID = 'application/vnd.ledger+json';

interface State {
  readonly pickle: Pickle;
  readonly said: ReadPage;
}

/** The folder of the files of features. */
export const FEATURES = 'features';

const featureOf = ({ uri }: Pickle): string => uri.replace(/^.*?features\//, '').replace(/\.feature$/, '');

/** Collects what pages say at the end of the scenarios of one run. */
export class States {
  private readonly pickles = new Map<string, Pickle>();
  private readonly pickleOfCase = new Map<string, string>();
  private readonly caseOfAttempt = new Map<string, string>();
  private readonly states: State[] = [];

  /** Takes the next message of the run. */
  take({ pickle, testCase, testCaseStarted, attachment }: Envelope): void {
    if (pickle) this.pickles.set(pickle.id, pickle);
    if (testCase) this.pickleOfCase.set(testCase.id, testCase.pickleId);
    if (testCaseStarted) this.caseOfAttempt.set(testCaseStarted.id, testCaseStarted.testCaseId);
    if (attachment?.mediaType !== SAID) return;
    const testCaseOf = this.caseOfAttempt.get(attachment.testCaseStartedId ?? '') ?? '';
    const played = this.pickles.get(this.pickleOfCase.get(testCaseOf) ?? '');
    assert.ok(played);
    this.states.push({ pickle: played, said: JSON.parse(attachment.body) as ReadPage });
  }

  /**
   * One file per feature: what its scenarios' last pages say otherwise than they usually do. Lines that an earlier scenario of the
   * feature has are not repeated.
   */
  async files(): Promise<ReadonlyArray<LedgerFile>> {
    // The pages need what Cucumber has loaded meanwhile to run their modules.
    const { allLinesOf, pageAt } = await import('./pages.ts');
    const usual = new Map<string, Promise<ReadPage>>();
    const usualAt = (path: string): Promise<ReadPage> => {
      const page = usual.get(path) ?? pageAt(path);
      usual.set(path, page);
      return page;
    };
    const files = new Map<string, { readonly lines: string[]; readonly known: Set<string> }>();
    for (const { pickle, said } of this.states) {
      const feature = featureOf(pickle);
      const file = files.get(feature) ?? {
        lines: [`# features/${feature}.feature`],
        known: new Set<string>(),
      };
      files.set(feature, file);
      const lines = differences(allLinesOf(await usualAt(said.path)), allLinesOf(said))
        .map((line) => line.replace(/^(. ) +/, '$1'))
        .filter((line) => !file.known.has(line));
      lines.forEach((line) => file.known.add(line));
      file.lines.push(...section(`## ${pickle.name}`, [...new Set(lines)]));
    }
    return [...files].map(([feature, { lines }]) => ({ path: `${FEATURES}/${feature}.md`, lines }));
  }
}
