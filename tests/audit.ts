import { npmAudit } from './runner/npm-audit.ts';

/** The step `npm audit` of the checks: fails on flaws of high or critical severity in what production runs. */
const audit = await npmAudit();
if (audit.kind === 'unasked') {
  process.stdout.write(`skipped: npm audit, unasked: ${audit.reason}\n0 passed, 0 failed\n`);
} else {
  const { high, critical } = audit;
  const isClean = high + critical === 0;
  if (!isClean) process.stdout.write('Run `npm audit --omit=dev` for what and where.\n');
  process.stdout.write(`Packages with flaws: ${high} high, ${critical} critical\n`);
  process.stdout.write(isClean ? '1 passed, 0 failed\n' : '0 passed, 1 failed\n');
  process.exitCode = isClean ? 0 : 1;
}
