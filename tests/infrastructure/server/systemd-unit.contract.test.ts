import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { readSettings } from '../../../infrastructure/settings/settings.ts';

const UNIT = readFileSync('infrastructure/server/runtru@.service', 'utf8');

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

/** Analyzes a unit with systemd. */
const analyzed = (unit: string, ...verb: ReadonlyArray<string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'));
  const file = join(folder, 'runtru@3001.service');
  try {
    writeFileSync(file, unit);
    return spawnSync('systemd-analyze', [...verb, file], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const withSystemd = hasSystemd ? test : test.skip;

/** systemd recognizes every directive of the unit and finds every program. */
withSystemd('systemd accepts the unit', () => {
  const installed = UNIT.replaceAll('/srv/runtru/node_modules/.bin/node', process.execPath)
    .replaceAll('/srv/runtru', resolve('.'))
    .replaceAll('=runtru\n', '=root\n');
  const { status, stderr } = analyzed(installed, 'verify', '--man=no');
  // It also reports problems in the machine's own units.
  expect(stderr.split('\n').filter((line) => line.includes('runtru'))).toEqual([]);
  expect(status).toBe(0);
});

withSystemd('systemd rates the exposure of the unit at 2.5 of 10 or less', () => {
  const { status, stdout } = analyzed(UNIT, 'security', '--offline=true', '--threshold=25', '--no-pager');
  expect(stdout.trim().split('\n').at(-1)).toMatch(/Overall exposure level for runtru@3001.service: [012]\./);
  expect(status).toBe(0);
});

test('The unit limits memory and writes no core file', () => {
  expect(UNIT).toMatch(/^MemoryMax=\d+G$/m);
  expect(UNIT).toMatch(/^LimitCORE=0$/m);
});

test('The unit starts the site like npm, with valid settings', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  const flags = /--max-semi-space-size=\d+ --expose-gc/.exec(scripts.start)?.[0] ?? 'none';
  expect(UNIT).toContain(`node ${flags} infrastructure/cli/start.js`);
  const given = /^Environment=(.*)$/m.exec(UNIT)?.[1]?.replaceAll('%i', '3001').split(' ') ?? [];
  const settings = readSettings(Object.fromEntries(given.map((pair) => pair.split('='))));
  expect(settings).toMatchObject({ port: 3001, trustProxy: '127.0.0.1', dataDir: '/var/lib/runtru/3001' });
});
