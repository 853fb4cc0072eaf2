import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const MAIN = 'main';

const linesOf = (...question: ReadonlyArray<string>): ReadonlyArray<string> =>
  execFileSync('git', question, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

/** The files that differ from where the branch left `main`, with those that are not committed; `null` where nobody can say. */
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

/** What no contract suite reads: words for people, scenarios, and tests of another kind. */
const UNREAD =
  /^(?:docs|features|tests\/(?:acceptance|accessibility|bench|browser))\/|\.md$|\.(?:unit|jsdom|browser)\.test\.tsx?$/;

/** What imports name; all else (a page, a setting, a package) is read in ways that no import shows. */
const IMPORTED = /^(?:domain|application|infrastructure|ui|tests)\/.*\.tsx?$/;

/** The changed modules whose importers a run of contract suites can be limited to; `null`: only all suites will do. */
export const reachOf = (
  changed: ReadonlyArray<string> | null,
  isThere: (file: string) => boolean = existsSync,
): ReadonlyArray<string> | null => {
  const read = changed?.filter((file) => !UNREAD.test(file));
  return read === undefined || !read.every((file) => IMPORTED.test(file) && isThere(file)) ? null : read;
};
