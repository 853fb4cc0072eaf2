import { describe, expect, test } from '@jest/globals';
import { callIn } from '../../../infrastructure/data-tool/call.ts';
import { placeOf } from '../../../infrastructure/data-tool/status.ts';
import { importLines } from '../../../infrastructure/data-tool/wording.ts';
import { Refusals } from '../../../infrastructure/import/refusal.ts';

describe('A call of the data tool', () => {
  test.each<readonly [string, object]>([
    ['import dealers d.csv', { verb: 'import', kind: 'dealers', file: 'd.csv' }],
    ['import rebates r.json', { verb: 'import', kind: 'rebates', file: 'r.json' }],
    ['import pools p.json', { verb: 'import', kind: 'pools', file: 'p.json' }],
    ['status', { verb: 'status', json: false }],
    ['status --json', { verb: 'status', json: true }],
    ['backup b', { verb: 'backup', file: 'b' }],
    ['restore b', { verb: 'restore', file: 'b' }],
    ['export leads', { verb: 'export', since: 0, format: 'csv' }],
    ['export leads --since 2026-11-20', { verb: 'export', since: Date.UTC(2026, 10, 20), format: 'csv' }],
    [
      'export leads --format json --since 2026-11-20',
      { verb: 'export', since: Date.UTC(2026, 10, 20), format: 'json' },
    ],
    ['export leads --since=2026-11-20', { verb: 'export', since: Date.UTC(2026, 10, 20), format: 'csv' }],
    ['replay', { verb: 'replay' }],
    ['forget ann@example.com', { verb: 'forget', email: 'ann@example.com' }],
    ['retention', { verb: 'retention', isConfirmed: false, includesUndelivered: false }],
    ['retention --yes', { verb: 'retention', isConfirmed: true, includesUndelivered: false }],
    ['retention --undelivered --yes', { verb: 'retention', isConfirmed: true, includesUndelivered: true }],
    ['check content', { verb: 'check', folder: null, json: false }],
    ['check content --json', { verb: 'check', folder: null, json: true }],
    ['check content pages', { verb: 'check', folder: 'pages', json: false }],
  ])('%s is understood', (text, call) => expect(callIn(text.split(' '))).toEqual(call));

  test.each([
    '',
    'help',
    'import',
    'import dealers',
    'import leads f',
    'import dealers a b',
    'status x',
    'status --json=yes',
    'status -j',
    'status --no-json',
    'toString',
    'backup -- --json x',
    'status --json x',
    'backup',
    'backup --json',
    'restore a b',
    'export',
    'export dealers',
    'export leads all',
    'export leads --since',
    'export leads --since yesterday',
    'export leads --since 2026-02-30',
    'export leads --format xml',
    'export leads --format csv --format json',
    'export leads --until 2026-11-20',
    'replay now',
    'forget',
    'forget ann',
    'forget ann@example.com bob@example.com',
    'retention now',
    'retention --yes --yes',
    'retention --yes --all',
    'check',
    'check pages',
    'check content x y',
    'check x',
  ])('%p is none', (text) => expect(callIn(text.split(' '))).toBeNull());
});

describe('The words of the data tool', () => {
  test('name a database without who may enter it', () =>
    expect(
      placeOf({ databaseUrl: 'postgres://ann:secret@host:5432/site?password=secret', dataDir: '.data' }),
    ).toBe('host:5432/site'));

  test('say line, field and reason of refused rows, and how many are not shown', () => {
    const refusals = new Refusals();
    for (let line = 2; line < 54; line += 1) refusals.add(line, [{ field: 'name', reason: 'is missing' }]);
    const lines = importLines('dealers', { kind: 'refused', refusals });
    expect(lines[0]).toBe('line 2: name is missing');
    expect(lines.slice(-2)).toEqual(['… and 2 more refused rows', 'Nothing was imported: 52 rows refused.']);
  });
});
