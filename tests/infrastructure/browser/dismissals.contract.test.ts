import { beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { SessionDismissals } from '../../../infrastructure/browser/memory/session-dismissals.ts';
import { describeDismissals } from '../../contracts/visitor/dismissals.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { MemoryDismissals } from '../../fakes/visitor/memory-dismissals.ts';
import { MemoryStorage, refusedStorage } from '../../fakes/memory-storage.ts';

describeDismissals('memory', () => new MemoryDismissals());
describeDismissals('session storage', () => {
  const session = new MemoryStorage();
  return new SessionDismissals(() => session, new MemoryLogger());
});

describe('The closed banners in the session storage', () => {
  let session: MemoryStorage;
  let log: MemoryLogger;

  beforeEach(() => {
    [session, log] = [new MemoryStorage(), new MemoryLogger()];
  });

  const open = () => new SessionDismissals(() => session, log);

  test('last from page to page', () => {
    open().close('spring-offer');
    expect(session.getItem('closed_banners')).toBe('["spring-offer"]');
    expect(open().closed()).toEqual(['spring-offer']);
  });

  test.each(['', '{', 'null', '3', '"a"', '{"a":1}'])(
    'are an empty list for the stored value %j, which is logged once',
    (text) => {
      session.setItem('closed_banners', text);
      const dismissals = open();
      expect([dismissals.closed(), dismissals.closed()]).toEqual([[], []]);
      expect(log.warnings).toEqual(['Invalid stored closed banners']);
      dismissals.close('a');
      expect(open().closed()).toEqual(['a']);
    },
  );

  test('leave out items that are not names', () => {
    session.setItem('closed_banners', '["a",1,null]');
    expect(open().closed()).toEqual(['a']);
    expect(log.warnings).toEqual([]);
  });

  test('are read from any stored value without an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        session.setItem('closed_banners', text);
        expect(Array.isArray(open().closed())).toBe(true);
      }),
    );
  });

  test('last only for the page if the storage is full or switched off', () => {
    session.setItem('closed_banners', '["a"]');
    session.setItem = refusedStorage;
    const full = open();
    const off = new SessionDismissals(refusedStorage, log);
    for (const dismissals of [full, off]) ['b', 'c'].forEach(dismissals.close);
    expect([full.closed(), off.closed()]).toEqual([
      ['a', 'b', 'c'],
      ['b', 'c'],
    ]);
    expect(log.warnings).toEqual([]);
  });
});
