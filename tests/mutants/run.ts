import { spawnSync } from 'node:child_process';
import { WITH_CLOCK } from '../clock/suite-clock.ts';

/** `npm run mutants -- ui …` mutates what pages say; any other arguments are Stryker's, which mutates the domain. */
const [first, ...rest] = process.argv.slice(2);
const program =
  first === 'ui'
    ? [...WITH_CLOCK, '--import=./tests/acceptance/typescript.js', 'tests/mutants/ui.ts', ...rest]
    : ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, program, { stdio: 'inherit' }).status ?? 1;
