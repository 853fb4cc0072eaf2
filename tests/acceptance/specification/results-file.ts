import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Level, Result, Results } from './results.ts';

/** The code that decides a scenario's result, in addition to the scenario's own text. */
const SOURCES = ['domain', 'application', 'infrastructure', 'ui', 'tests/acceptance'];

/** The code of the specification page, and other tests. */
const OTHERS = /^tests.acceptance.spec|\.test\.ts$/;

/** A hash of the code in some folders. */
export const codeIn = (folders: ReadonlyArray<string> = SOURCES): string => {
  const hash = createHash('sha256');
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name)),
    )
    .filter((path) => !OTHERS.test(path))
    .toSorted()
    .forEach((path) => hash.update(`${path}\n`).update(readFileSync(path)));
  return hash.digest('base64url');
};

/** The last results of a level: one line per ended scenario, appended as they end, so that a run may be interrupted. */
export class ResultsFile {
  private readonly path: string;

  constructor(level: Level, folder = 'reports') {
    this.path = join(folder, `results-${level}.ndjson`);
  }

  read(): Results {
    const lines = existsSync(this.path) ? readFileSync(this.path, 'utf8').split('\n') : [];
    return new Map(
      lines.flatMap((line) => (line === '' ? [] : [JSON.parse(line) as readonly [string, Result]])),
    );
  }

  add(key: string, result: Result): void {
    mkdirSync(dirname(this.path), { recursive: true });
    appendFileSync(this.path, `${JSON.stringify([key, result])}\n`);
  }

  /** Keeps only the last result of each of these scenarios. */
  keepOnly(keys: ReadonlySet<string>): void {
    if (!existsSync(this.path)) return;
    const kept = [...this.read()].filter(([key]) => keys.has(key));
    writeFileSync(this.path, kept.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }
}
