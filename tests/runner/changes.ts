import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const MAIN = 'main';

const linesOf = (...question: ReadonlyArray<string>): ReadonlyArray<string> =>
  execFileSync('git', question, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

/** The files that the branch has changed since its merge base with `main`, including uncommitted ones; null if git fails. */
export const changedSinceMain = (): ReadonlyArray<string> | null => {
  try {
    const [from = MAIN] = linesOf('merge-base', MAIN, 'HEAD');
    return [
      ...linesOf('diff', '--name-only', from),
      ...linesOf('ls-files', '--others', '--exclude-standard'),
    ];
  } catch {
    return null;
  }
};

/** Files that no contract suite reads: docs, scenarios, and tests of other kinds. */
const UNREAD =
  /^(?:docs|features|tests\/(?:acceptance|accessibility|bench|browser))\/|\.md$|\.(?:unit|jsdom|browser)\.test\.tsx?$/;

/** Files that are imported. Imports do not show which suites use other files: pages, settings, packages. */
const IMPORTED = /^(?:domain|application|infrastructure|ui|tests)\/.*\.tsx?$/;

/** The changed modules, so that only contract suites that import them have to run; null if all suites have to. */
export const reachOf = (
  changed: ReadonlyArray<string> | null,
  isThere: (file: string) => boolean = existsSync,
): ReadonlyArray<string> | null => {
  const read = changed?.filter((file) => !UNREAD.test(file));
  return read === undefined || !read.every((file) => IMPORTED.test(file) && isThere(file)) ? null : read;
};
