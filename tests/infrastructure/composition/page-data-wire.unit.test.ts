import { describe, expect, test } from '@jest/globals';
import { decodePageData } from '../../../infrastructure/composition/browser/page-data-wire.ts';
import { PAGE_DATA } from './page-data.ts';

const decoded = (change: object) => decodePageData(JSON.stringify({ ...PAGE_DATA, ...change }));

describe('The data of a page', () => {
  test.each([null, { kind: 'missing' }, { kind: 'unavailable' }, { kind: 'found', page: { blocks: [] } }])(
    'is decoded with the content that was read: %j',
    (read) => expect(decoded({ read })).toEqual({ ...PAGE_DATA, read }),
  );

  test.each([
    ['its site', { site: null }],
    ['its capabilities', { capabilities: 'translated' }],
    ['its late needs', { startsLate: {} }],
    ['what was read', { read: undefined }],
    ['the kind of what was read', { read: { kind: 'trouvée' } }],
    ['its blocks', { read: { kind: 'found', page: {} } }],
  ])('is rejected without %s', (_, change) => expect(() => decoded(change)).toThrow('has changed'));

  test.each(['', 'null', '[]', '<html>', '{"site":'])('is rejected as %j', (text) =>
    expect(() => decodePageData(text)).toThrow(),
  );
});
