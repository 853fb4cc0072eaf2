import { describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { everyNth } from '../whole-run.ts';

/** They share what they import: by default, the lighter ones start. */
const MEASURING_COMMANDS = everyNth(2, ['faults', 'bench', 'a11y', 'security', 'specs']);

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

interface Ended {
  readonly code: number | string | null | undefined;
  readonly stderr: string;
}

/** Runs a script of package.json as npm does, with the project's own Node. */
const runScript = (name: string, ...args: ReadonlyArray<string>): Promise<Ended> =>
  new Promise((resolve) => {
    const [program, ...fixed] = (scripts[name] ?? '').split(' ');
    expect(program).toBe('node');
    execFile(process.execPath, [...fixed, ...args], (fault, _stdout, stderr) =>
      resolve({ code: fault === null ? 0 : fault.code, stderr }),
    );
  });

/** A command with an unresolvable import also fails, but with Node's exit code 1 and without its usage text. */
describe.each(MEASURING_COMMANDS)('npm run %s', (name) => {
  test('starts: for an unknown measurement it prints its usage and exits with 2', async () => {
    const { code, stderr } = await runScript(name, 'no-such-measurement');
    expect(stderr).toContain(`Usage: npm run ${name}`);
    expect(code).toBe(2);
  });
});
