import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Level, Result, Results } from './results.ts';

/** What the result of a scenario depends on, in addition to its own words. */
const SOURCES = ['domain', 'application', 'infrastructure', 'ui', 'tests/acceptance'];

/** The results page, its writer, and other tests. */
const OTHERS = /^tests.acceptance.spec|\.test\.ts$/;

/** A name for the code in some folders: another one once any file of it changes. */
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

/** The last results of a level: a line for each scenario that ended, in the order of time, so that a run may be interrupted. */
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

  /** Leaves only the last result of each of these scenarios. */
  keepOnly(keys: ReadonlySet<string>): void {
    if (!existsSync(this.path)) return;
    const kept = [...this.read()].filter(([key]) => keys.has(key));
    writeFileSync(this.path, kept.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }
}
