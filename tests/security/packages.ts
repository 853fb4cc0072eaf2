import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { atLeast, none, skipped } from '../bench/figure.ts';
import { npm, npmAudit } from '../runner/npm-audit.ts';
import { noneOf, type AttackMeasurement } from './attack-measurement.ts';
import { billFaults, type BillOfMaterials } from './bill-of-materials.ts';
import { lockFaults, type LockFile } from './lock-faults.ts';

const AUDIT = 'npm audit --omit=dev: high and critical';

/** The product's bill of materials, from the lock file alone; CycloneDX, which common scanners read. */
const billOfMaterials = (): BillOfMaterials => {
  const call = npm('sbom', '--omit=dev', '--sbom-format=cyclonedx', '--package-lock-only');
  const json = execFileSync(call.program, [...call.arguments], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/bill-of-materials.json', json);
  return JSON.parse(json) as BillOfMaterials;
};

/** The installed third-party packages (quality: npm audit; issue: the lock file has no integrity). */
export const measurePackages: AttackMeasurement = async () => {
  const audit = await npmAudit();
  const bill = billOfMaterials();
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
  return [
    audit.kind === 'unasked' ? skipped(AUDIT, audit.reason) : none(AUDIT, audit.high + audit.critical),
    noneOf('Lock file: entries without integrity, or with a download address', lockFaults(lock)),
    atLeast('Bill of materials: packages in production', bill.components.length, 1),
    noneOf(
      'Bill of materials: packages that are unidentified or have a restrictive license',
      billFaults(bill),
    ),
  ];
};
