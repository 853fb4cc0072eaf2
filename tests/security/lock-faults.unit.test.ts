import { expect, test } from '@jest/globals';
import { lockFaults } from './lock-faults.ts';

test('Entries of a lock file need an integrity and must have no address', () => {
  const integrity = 'sha512-abc==';
  const packages = {
    '': {},
    'node_modules/good': { integrity },
    'node_modules/linked': { link: true },
    'node_modules/good/node_modules/bundled': { inBundle: true },
    'node_modules/bare': {},
    'node_modules/weak': { integrity: 'sha1-abc=' },
    'node_modules/addressed': { integrity, resolved: 'https://packages.example/a.tgz' },
  };
  expect(lockFaults({ packages })).toEqual([
    'node_modules/bare has no integrity',
    'node_modules/weak has no integrity',
    'node_modules/addressed names an address',
  ]);
});
