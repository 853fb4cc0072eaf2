import { beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { SessionFormDrafts } from '../../../infrastructure/browser/memory/session-form-drafts.ts';
import { describeFormDrafts } from '../../contracts/visitor/form-drafts.ts';
import { MemoryFormDrafts } from '../../fakes/visitor/memory-form-drafts.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { MemoryStorage, refusedStorage } from '../../fakes/memory-storage.ts';

describeFormDrafts('memory', () => {
  const drafts = new MemoryFormDrafts();
  return { drafts, leave: () => drafts.leaving$.next() };
});

const aPage = (visibilityState: DocumentVisibilityState = 'visible') => ({
  window: new EventTarget(),
  document: Object.assign(new EventTarget(), { visibilityState }),
});

describeFormDrafts('session storage, of a page that is left for another', () => {
  const [session, page] = [new MemoryStorage(), aPage()];
  const drafts = new SessionFormDrafts(() => session, page, new MemoryLogger());
  return { drafts, leave: () => page.window.dispatchEvent(new Event('pagehide')) };
});

describeFormDrafts('session storage, of a page that is hidden', () => {
  const [session, page] = [new MemoryStorage(), aPage('hidden')];
  const drafts = new SessionFormDrafts(() => session, page, new MemoryLogger());
  return { drafts, leave: () => page.document.dispatchEvent(new Event('visibilitychange')) };
});

describe('Drafts in the session storage', () => {
  let session: MemoryStorage;
  let log: MemoryLogger;
  beforeEach(() => {
    [session, log] = [new MemoryStorage(), new MemoryLogger()];
  });
  const open = () => new SessionFormDrafts(() => session, aPage(), log);

  test('last from page to page, and are removed completely', () => {
    open().keep('booking', { city: 'Addison' });
    expect(open().draft('booking')).toEqual({ city: 'Addison' });
    open().keep('booking', {});
    expect(session.getItem('form_drafts')).toBeNull();
  });

  test.each(['{', 'null', '3', '{"booking":3}', '{"booking":{"city":3}}'])(
    'drop %s, and log it without its content',
    (text) => {
      session.setItem('form_drafts', text);
      expect(open().draft('booking')).toEqual({});
      expect([log.warnings, session.getItem('form_drafts')]).toEqual([
        ['Invalid stored drafts of forms'],
        null,
      ]);
    },
  );

  test('read any stored value without an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        session.setItem('form_drafts', text);
        expect(typeof open().draft('booking')).toBe('object');
      }),
    );
  });

  test('last only for the page if the storage is switched off', () => {
    const off = new SessionFormDrafts(refusedStorage, aPage(), log);
    off.keep('booking', { city: 'Addison' });
    expect(off.draft('booking')).toEqual({ city: 'Addison' });
    off.keep('booking', {});
    expect(off.draft('booking')).toEqual({});
  });
});
