import { expect, test } from '@jest/globals';
import { npmAudit, type NpmAuditCall } from './npm-audit.ts';

/** Stands in for npm: Node running a line of code. */
const npmThat = (code: string, timeoutMs = 60_000): NpmAuditCall => ({
  program: process.execPath,
  arguments: ['-e', code],
  timeoutMs,
});

const printing = (value: unknown, exitCode: number) =>
  npmThat(`console.log(${JSON.stringify(JSON.stringify(value))}); process.exitCode = ${exitCode}`);

const found = (high: number, critical: number) => ({
  auditReportVersion: 2,
  metadata: { vulnerabilities: { info: 0, low: 3, moderate: 2, high, critical, total: 5 + high + critical } },
});

const NO_AUDIT = { kind: 'unasked', reason: 'the registry gives no audit' };

test('An audit from the registry counts, with npm’s exit code 0 or 1', async () => {
  expect(await npmAudit(printing(found(0, 0), 0))).toEqual({ kind: 'asked', high: 0, critical: 0 });
  expect(await npmAudit(printing(found(2, 1), 1))).toEqual({ kind: 'asked', high: 2, critical: 1 });
});

test('A registry that returns no audit counts as unasked', async () => {
  const refused = { message: '405 Method Not Allowed', statusCode: 405, error: { summary: '', detail: '' } };
  expect(await npmAudit(printing(refused, 1))).toEqual(NO_AUDIT);
  expect(await npmAudit(npmThat('console.log("<html>"); process.exitCode = 1'))).toEqual(NO_AUDIT);
  expect(await npmAudit({ ...npmThat(''), program: 'no-such-program' })).toEqual(NO_AUDIT);
});

test('An audit that takes too long is stopped, and counts as unasked', async () => {
  expect(await npmAudit(npmThat('setInterval(() => {}, 1000)', 50))).toEqual({
    kind: 'unasked',
    reason: 'no audit within 0.05 s',
  });
});
