import { loadConfiguration, loadSupport, runCucumber } from '@cucumber/cucumber/api';
import { Writable } from 'node:stream';
import { BLOCKS } from '../../ui/blocks/registry.ts';
import type { Envelope, Pickle } from '../acceptance/envelope.ts';
import { blockFile } from '../ledger/blocks.ts';
import { CLOSED, OPEN, pageAt, sitePaths } from '../ledger/pages.ts';

/** A part of the ledger that can be made again on its own: a page or a block. */
export interface Unit {
  readonly name: string;
  readonly says: () => Promise<string>;
}

/** The blocks with examples and the site's pages. */
export const unitsOfLedger = async (): Promise<ReadonlyArray<Unit>> => [
  ...Object.keys(BLOCKS).map((name) => ({
    name: `block ${name}`,
    says: async () => ((await blockFile(name))?.lines ?? []).join('\n'),
  })),
  ...(await sitePaths()).map((path) => ({
    name: `page ${path}`,
    says: async () => JSON.stringify([await pageAt(path, OPEN), await pageAt(path, CLOSED)], null, 1),
  })),
];

/** How a scenario ended. */
export interface Ended {
  /** Like `features/dealers/paging.feature:12`. */
  readonly place: string;
  /** What its last page says; empty if it failed. */
  readonly says: string;
}

const SILENT = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Plays scenarios in this process, as often as wanted. */
export const scenarioPlayer = async () => {
  const { runConfiguration } = await loadConfiguration({ profiles: ['application'] });
  const quiet = { stdout: SILENT(), stderr: SILENT() };
  const support = await loadSupport(runConfiguration, quiet);
  /** Plays the scenarios at these places, or all; `onEnd` is called after each. */
  return async (places: ReadonlyArray<string>, onEnd: (ended: Ended) => void): Promise<void> => {
    const pickles = new Map<string, Pickle>();
    const cases = new Map<string, string>();
    const attempts = new Map<string, string>();
    const lines = new Map<string, number>();
    const said = new Map<string, string>();
    const sources =
      places.length === 0 ? runConfiguration.sources : { ...runConfiguration.sources, paths: [...places] };
    await runCucumber({ ...runConfiguration, support, sources }, quiet, (message: Envelope) => {
      const { gherkinDocument, pickle, testCase, testCaseStarted, attachment, testCaseFinished } = message;
      if (gherkinDocument) collectLines(gherkinDocument.feature, lines);
      if (pickle) pickles.set(pickle.id, pickle);
      if (testCase) cases.set(testCase.id, testCase.pickleId);
      if (testCaseStarted) attempts.set(testCaseStarted.id, testCaseStarted.testCaseId);
      if (attachment?.mediaType === 'application/vnd.ledger+json')
        said.set(attachment.testCaseStartedId ?? '', attachment.body);
      if (!testCaseFinished) return;
      const attempt = testCaseFinished.testCaseStartedId;
      const played = pickles.get(cases.get(attempts.get(attempt) ?? '') ?? '');
      const line = lines.get(played?.astNodeIds.at(-1) ?? '') ?? 0;
      onEnd({ place: `${played?.uri}:${line}`, says: said.get(attempt) ?? '' });
    });
  };
};

/** The lines of scenarios and of the rows of their examples, by id. */
const collectLines = (node: unknown, lines: Map<string, number>): void => {
  if (typeof node !== 'object' || node === null) return;
  if ('id' in node && 'location' in node)
    lines.set(String(node.id), (node.location as { readonly line: number }).line);
  Object.values(node).forEach((child) => collectLines(child, lines));
};
