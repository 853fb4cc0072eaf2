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
    ['lead r-7k2m9q4x', { verb: 'lead', reference: 'R-7K2M9Q4X' }],
    ['replay', { verb: 'replay' }],
    ['replay --held', { verb: 'held', action: 'release', filter: { state: 'held', reason: 'honeypot' } }],
    ['held list', { verb: 'held', action: 'list', filter: { state: 'held' } }],
    ['held list --discarded', { verb: 'held', action: 'list', filter: { state: 'discarded' } }],
    ['held discard --all', { verb: 'held', action: 'discard', filter: { state: 'held' } }],
    ['held release --all --discarded', { verb: 'held', action: 'release', filter: { state: 'discarded' } }],
    [
      'held release --reason flood --network 203.0.113.0/24 --form contact-form --since 2026-11-20 --until 2026-11-20T14:30',
      {
        verb: 'held',
        action: 'release',
        filter: {
          state: 'held',
          reason: 'flood',
          network: '203.0.113.0/24',
          formId: 'contact-form',
          since: Date.UTC(2026, 10, 20),
          until: Date.UTC(2026, 10, 20, 14, 30),
        },
      },
    ],
    [
      'held discard --network 2001:db8: --since 2026-11-20T14:30Z',
      {
        verb: 'held',
        action: 'discard',
        filter: { state: 'held', network: '2001:db8:', since: Date.UTC(2026, 10, 20, 14, 30) },
      },
    ],
    ['forget ann@example.com', { verb: 'forget', email: 'ann@example.com' }],
    ['retention', { verb: 'retention', isConfirmed: false, includesUndelivered: false }],
    ['retention --yes', { verb: 'retention', isConfirmed: true, includesUndelivered: false }],
    ['retention --undelivered --yes', { verb: 'retention', isConfirmed: true, includesUndelivered: true }],
    ['check content', { verb: 'check', what: 'content', folder: null, json: false }],
    ['check content --json', { verb: 'check', what: 'content', folder: null, json: true }],
    ['check content pages', { verb: 'check', what: 'content', folder: 'pages', json: false }],
    ['check places codes.txt', { verb: 'check', what: 'places', file: 'codes.txt', json: false }],
  ])('%s is valid', (text, call) => expect(callIn(text.split(' '))).toEqual(call));

  const INVALID = `
    help | import | import dealers | import leads f | import dealers a b | status x | status --json=yes |
    status -j | status --no-json | toString | backup -- --json x | status --json x | backup |
    backup --json | restore a b | export | export dealers | export leads all | export leads --since |
    export leads --since yesterday | export leads --since 2026-02-30 | export leads --format xml |
    export leads --format csv --format json | export leads --until 2026-11-20 | replay now |
    replay --all | held | held list now | held list --all | held delete --all | held release |
    held discard | held discard --all --reason flood | held discard --discarded --all |
    held release --discarded | held release --reason robots | held release --network 203.0.% |
    held release --network | held release --since noon | held release --until 2026-11-20T25:00 | forget |
    forget ann | forget ann@example.com bob@example.com | retention now | retention --yes --yes |
    retention --yes --all | check | check pages | check places | check content x y | check x
  `;

  test.each(['', ...INVALID.split('|').map((call) => call.trim())])('%p is invalid', (text) =>
    expect(callIn(text.split(' '))).toBeNull(),
  );
});

describe('The messages of the data tool', () => {
  test('name a database without its credentials', () =>
    expect(
      placeOf({ databaseUrl: 'postgres://ann:secret@host:5432/site?password=secret', dataDir: '.data' }),
    ).toBe('host:5432/site'));

  test('list line, field and reason of rejected rows, and count those not shown', () => {
    const refusals = new Refusals();
    for (let line = 2; line < 54; line += 1) refusals.add(line, [{ field: 'name', reason: 'is missing' }]);
    const lines = importLines('dealers', { kind: 'refused', refusals });
    expect(lines[0]).toBe('line 2: name is missing');
    expect(lines.slice(-2)).toEqual(['… and 2 more refused rows', 'Nothing was imported: 52 rows refused.']);
  });
});
