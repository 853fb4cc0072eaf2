import { beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { SessionFormDrafts } from '../../../infrastructure/browser/memory/session-form-drafts.ts';
import { describeFormDrafts } from '../../contracts/visitor/form-drafts.ts';
import { MemoryFormDrafts } from '../../fakes/visitor/memory-form-drafts.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { MemoryStorage } from '../../fakes/memory-storage.ts';

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

describe('What was typed and not sent, in the session storage', () => {
  let session: MemoryStorage;
  let log: MemoryLogger;
  beforeEach(() => {
    [session, log] = [new MemoryStorage(), new MemoryLogger()];
  });
  const open = () => new SessionFormDrafts(() => session, aPage(), log);

  test('lasts from page to page, and leaves nothing once it is removed', () => {
    open().keep('booking', { city: 'Addison' });
    expect(open().draft('booking')).toEqual({ city: 'Addison' });
    open().keep('booking', {});
    expect(session.getItem('form_drafts')).toBeNull();
  });

  test.each(['{', 'null', '3', '{"booking":3}', '{"booking":{"city":3}}'])(
    '%s is dropped, and logged without what it says',
    (text) => {
      session.setItem('form_drafts', text);
      expect(open().draft('booking')).toEqual({});
      expect([log.warnings, session.getItem('form_drafts')]).toEqual([
        ['Invalid stored drafts of forms'],
        null,
      ]);
    },
  );

  test('anything at all may be stored: it is read without a fault', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        session.setItem('form_drafts', text);
        expect(typeof open().draft('booking')).toBe('object');
      }),
    );
  });

  test('a storage that is switched off forgets with the page', () => {
    const off = new SessionFormDrafts(
      () => {
        throw new Error('SecurityError');
      },
      aPage(),
      log,
    );
    off.keep('booking', { city: 'Addison' });
    expect(off.draft('booking')).toEqual({ city: 'Addison' });
    off.keep('booking', {});
    expect(off.draft('booking')).toEqual({});
  });
});
