import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { readSettings } from '../../../infrastructure/settings/settings.ts';

const UNIT = readFileSync('infrastructure/server/runtru@.service', 'utf8');

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

/** systemd recognizes every directive of the unit and finds every program; skipped without systemd. */
(hasSystemd ? test : test.skip)('systemd accepts the unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'));
  const installed = UNIT.replaceAll('/srv/runtru/node_modules/.bin/node', process.execPath)
    .replaceAll('/srv/runtru', resolve('.'))
    .replaceAll('=runtru\n', '=root\n');
  const file = join(folder, 'runtru@3001.service');
  try {
    writeFileSync(file, installed);
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
      encoding: 'utf8',
    });
    // It also reports problems in the machine's own units.
    expect(stderr.split('\n').filter((line) => line.includes('runtru'))).toEqual([]);
    expect(status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('The unit starts the site like npm, with valid settings', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  const flags = /--max-semi-space-size=\d+ --expose-gc/.exec(scripts.start)?.[0] ?? 'none';
  expect(UNIT).toContain(`node ${flags} infrastructure/cli/start.js`);
  const given = /^Environment=(.*)$/m.exec(UNIT)?.[1]?.replaceAll('%i', '3001').split(' ') ?? [];
  const settings = readSettings(Object.fromEntries(given.map((pair) => pair.split('='))));
  expect(settings).toMatchObject({ port: 3001, trustProxy: '127.0.0.1', dataDir: '/var/lib/runtru/3001' });
});
