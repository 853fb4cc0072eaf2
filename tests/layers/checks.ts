import { execFile } from 'node:child_process';
import { join } from 'node:path';

const ROOT = process.cwd();
export const VIOLATIONS = join(ROOT, 'tests', 'layers', 'violations');

/** A fault that a check found: the rule's name, and the file's path below `violations`. */
export type Fault = readonly [rule: string, file: string];

/** Runs one of the project's tools on `violations` as if it were the project. A tool that finds faults exits with 1. */
const outputOf = (tool: string, ...args: ReadonlyArray<string>): Promise<string> =>
  new Promise((resolve) => {
    const program = [join(ROOT, 'node_modules', tool), ...args];
    execFile(process.execPath, program, { cwd: VIOLATIONS, maxBuffer: 2 ** 26 }, (_error, stdout) =>
      resolve(stdout),
    );
  });

interface Cruise {
  readonly summary: {
    readonly violations: ReadonlyArray<{ readonly from: string; readonly rule: { readonly name: string } }>;
    readonly ruleSetUsed: { readonly forbidden: ReadonlyArray<{ readonly name: string }> };
  };
}

/** dependency-cruiser's findings, and the names of all its rules. */
export const cruised = async (): Promise<{ faults: ReadonlyArray<Fault>; rules: ReadonlyArray<string> }> => {
  const rooms = ['domain', 'application', 'infrastructure', 'ui', 'tests'];
  const config = join(ROOT, '.dependency-cruiser.cjs');
  const tool = 'dependency-cruiser/bin/dependency-cruiser.mjs';
  const output = await outputOf(tool, '--config', config, '--output-type', 'json', ...rooms);
  const { violations, ruleSetUsed } = (JSON.parse(output) as Cruise).summary;
  return {
    faults: violations.map(({ rule, from }) => [rule.name, from]),
    rules: ruleSetUsed.forbidden.map(({ name }) => name),
  };
};

interface LintedFile {
  readonly filePath: string;
  readonly messages: ReadonlyArray<{ readonly ruleId: string; readonly message: string }>;
}

const inRoom = (path: string): string => path.slice(VIOLATIONS.length + 1).replaceAll('\\', '/');

/** ESLint's findings; if one rule enforces several laws, the message is part of its name. */
export const linted = async (): Promise<ReadonlyArray<Fault>> => {
  const config = join(ROOT, 'eslint.config.js');
  const output = await outputOf('eslint/bin/eslint.js', '--config', config, '--format', 'json', '.');
  return (JSON.parse(output) as ReadonlyArray<LintedFile>).flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message }): Fault => {
      const isShared = ruleId.startsWith('no-restricted-');
      return [isShared ? `${ruleId}: ${message}` : ruleId, inRoom(filePath)];
    }),
  );
};

/** The compiler's findings in the core, which is compiled without DOM types. */
export const compiled = async (): Promise<ReadonlyArray<Fault>> => {
  const output = await outputOf('typescript/bin/tsc', '-p', 'tsconfig.core.json', '--pretty', 'false');
  return [...output.matchAll(/^(\S+?)\(\d+,\d+\): error TS\d+: (.*)$/gm)].map(([, file = '', fault = '']) => [
    fault,
    file,
  ]);
};
