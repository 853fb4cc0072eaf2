import { readFileSync } from 'node:fs';
import { skipped } from '../bench/figure.ts';
import { npmAudit } from '../runner/npm-audit.ts';
import { noneOf, type AttackMeasurement } from './attack-measurement.ts';
import { lockFaults, type LockFile } from './lock-faults.ts';

const AUDIT = 'npm audit --omit=dev: high and critical';

/** What we install of others (quality: npm audit; issue: the lock file has no integrity). */
export const measurePackages: AttackMeasurement = async () => {
  const audit = await npmAudit();
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
  return [
    audit.kind === 'unasked'
      ? skipped(AUDIT, audit.reason)
      : { what: AUDIT, measured: audit.high + audit.critical, unit: 'count', goal: { atMost: 0 } },
    noneOf('Lock file: entries without integrity, or with a download address', lockFaults(lock)),
  ];
};
