import { beforeEach, describe, expect, test } from '@jest/globals';
import { refusedStorage } from '../../fakes/memory-storage.ts';
import * as O from 'fp-ts/Option';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { BrowserVisitorMemory } from '../../../infrastructure/browser/memory/browser-visitor-memory.ts';
import { mtaIds } from '../../../infrastructure/browser/source/mta-cookies.ts';
import { describeVisitorMemory } from '../../contracts/visitor/visitor-memory.ts';
import { FakeVisitorMemory } from '../../fakes/visitor/fake-visitor-memory.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const open = (query = '') =>
  new BrowserVisitorMemory({
    session: () => sessionStorage,
    local: () => localStorage,
    query: () => query,
  });

const remembered = (memory = open()): string | null => {
  let code: string | null = null;
  memory.postalCode$.subscribe((value) => (code = O.toNullable(value))).unsubscribe();
  return code;
};

describeVisitorMemory('fake', () => new FakeVisitorMemory());
describeVisitorMemory('browser', () => open());

describe('The memory of a browser (section 4)', () => {
  test('prefers a valid `zip` parameter to both storages', () => {
    sessionStorage.setItem('postalCode', '75001');
    expect(remembered(open('?zip=30303'))).toBe('30303');
    expect(remembered(open('?zip=nowhere'))).toBe('75001');
    expect([sessionStorage.getItem('postalCode'), localStorage.getItem('zipcode')]).toEqual(['75001', null]);
  });

  test('stores a code in both storages', () => {
    open().rememberPostalCode('75001' as PostalCode);
    expect([sessionStorage.getItem('postalCode'), localStorage.getItem('zipcode')]).toEqual([
      '75001',
      '75001',
    ]);
  });

  test('reads the session storage first, then the local storage', () => {
    localStorage.setItem('zipcode', '10001');
    expect(remembered()).toBe('10001');
    sessionStorage.setItem('postalCode', '75001');
    expect(remembered()).toBe('75001');
  });

  test('ignores invalid codes', () => {
    sessionStorage.setItem('postalCode', '<script>');
    expect(remembered()).toBeNull();
  });

  test('works with storages that are switched off', () => {
    const memory = new BrowserVisitorMemory({
      session: refusedStorage,
      local: refusedStorage,
      query: () => '',
    });
    memory.rememberPostalCode('75001' as PostalCode);
    expect(remembered(memory)).toBe('75001');
  });
});

test.each([
  ['', '', ''],
  ['mtaAid=a-1; other=x; mtaSid=s-2', 'a-1', 's-2'],
  ['xmtaAid=no; mtaSid=s', '', 's'],
])('The marketing ids in the cookies %p', (cookies, mtaAnonymousId, mtaSessionId) => {
  expect(mtaIds(cookies)).toEqual({ mtaAnonymousId, mtaSessionId });
});
