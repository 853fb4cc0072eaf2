import { beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { EMPTY_PROFILE, withDealerContacted } from '../../../domain/visitor/visitor-profile.ts';
import type { VisitorProfile } from '../../../domain/visitor/visitor-profile.ts';
import { SessionVisitorProfiles } from '../../../infrastructure/browser/memory/session-visitor-profiles.ts';
import { companyId } from '../../builders/company-id.ts';
import { describeVisitorProfiles } from '../../contracts/visitor/visitor-profiles.ts';
import { FakeVisitorProfiles } from '../../fakes/visitor/fake-visitor-profiles.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { MemoryStorage, refusedStorage } from '../../fakes/memory-storage.ts';

describeVisitorProfiles('fake', (ids) => {
  const profiles = new FakeVisitorProfiles(ids);
  return { profiles, recommend: (...ids) => profiles.recommend(...ids.map(companyId)) };
});

describeVisitorProfiles('session storage', ({ mtaAid, mtaSid }) => {
  const session = new MemoryStorage();
  return {
    profiles: new SessionVisitorProfiles(
      { session: () => session, cookies: () => `mtaAid=${mtaAid}; mtaSid=${mtaSid}` },
      new MemoryLogger(),
    ),
    recommend: (...companyIds) => session.setItem('recommended_dealers', JSON.stringify(companyIds)),
  };
});

describe('The profile in the session storage (sections 3 and 8)', () => {
  let session: MemoryStorage;
  let log: MemoryLogger;
  let cookies: string;

  beforeEach(() => {
    [session, log, cookies] = [new MemoryStorage(), new MemoryLogger(), ''];
  });

  const open = () => new SessionVisitorProfiles({ session: () => session, cookies: () => cookies }, log);
  const profileOf = (profiles: SessionVisitorProfiles): VisitorProfile => {
    let known = EMPTY_PROFILE;
    profiles.profile$.subscribe((profile) => (known = profile)).unsubscribe();
    return known;
  };
  const stored = (): unknown => JSON.parse(session.getItem('user_profile') ?? 'null');

  test('lasts from page to page', () => {
    cookies = 'mtaAid=a; mtaSid=s';
    open().change((profile) => withDealerContacted({ ...profile, zip: '75001' }, companyId(7)));
    expect(stored()).toEqual({
      ...EMPTY_PROFILE,
      mtaAid: 'a',
      mtaSid: 's',
      zip: '75001',
      dealersContacted: [7],
    });
    expect(profileOf(open())).toEqual(stored());
  });

  test('has the ids of the cookies, not the stored ones', () => {
    session.setItem('user_profile', '{"mtaAid":"old","mtaSid":3}');
    const profiles = open();
    expect(profileOf(profiles)).toEqual(EMPTY_PROFILE);
    cookies = 'mtaAid=a-1';
    expect(profileOf(profiles).mtaAid).toBe('a-1');
    expect(log.warnings).toEqual([]);
  });

  test.each(['', '{', 'null', '3', '"Ann"', '[{"zip":"75001"}]'])('ignores %j', (text) => {
    session.setItem('user_profile', text);
    expect(profileOf(open())).toEqual(EMPTY_PROFILE);
    expect(log.warnings).toEqual(['Invalid stored profile']);
  });

  test('logs and ignores an invalid key, keeps the others, and drops unknown ones', () => {
    session.setItem(
      'user_profile',
      '{"zip":75001,"firstName":"Ann","dealersContacted":[7,"x"],"leadIds":["l"],"password":"p"}',
    );
    const profiles = open();
    expect(profileOf(profiles)).toEqual({ ...EMPTY_PROFILE, firstName: 'Ann', leadIds: ['l'] });
    expect(log.warnings).toEqual(['Invalid profile key: zip', 'Invalid profile key: dealersContacted']);
    profiles.change((profile) => profile);
    expect(stored()).toEqual(profileOf(profiles));
    expect(log.warnings).toHaveLength(2);
  });

  test('reads any stored value without an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        session.setItem('user_profile', text);
        session.setItem('recommended_dealers', text);
        const profiles = open();
        expect(Object.keys(profileOf(profiles)).sort()).toEqual(Object.keys(EMPTY_PROFILE).sort());
        expect(Array.isArray(profiles.recommended())).toBe(true);
      }),
    );
  });

  test('applies a change to the latest profile that another page has stored', () => {
    const left = open();
    open().change((profile) => withDealerContacted(profile, companyId(7)));
    left.change((profile) => withDealerContacted(profile, companyId(8)));
    expect(profileOf(left).dealersContacted).toEqual([7, 8]);
  });

  test('can be read again by a restored page', () => {
    const left = open();
    const seen: number[][] = [];
    left.profile$.subscribe(({ dealersContacted }) => seen.push([...dealersContacted]));
    open().change((profile) => withDealerContacted(profile, companyId(7)));
    left.recall();
    left.recall();
    expect(seen).toEqual([[], [7]]);
  });

  test('lasts only for the page if the storage is full or switched off', () => {
    session.setItem('user_profile', '{"firstName":"Ann"}');
    session.setItem = refusedStorage;
    const off = new SessionVisitorProfiles({ session: refusedStorage, cookies: () => '' }, log);
    for (const profiles of [open(), off]) {
      profiles.change((profile) => withDealerContacted(profile, companyId(7)));
      profiles.change((profile) => withDealerContacted(profile, companyId(8)));
      expect(profileOf(profiles).dealersContacted).toEqual([7, 8]);
      expect(profiles.recommended()).toEqual([]);
    }
  });

  test.each(['x', '{}', '[1,"x"]', 'null'])('ignores %j as a list of recommended dealers', (text) => {
    session.setItem('recommended_dealers', text);
    const profiles = open();
    expect([profiles.recommended(), profiles.recommended()]).toEqual([[], []]);
    expect(log.warnings).toEqual(['Invalid stored recommended dealers']);
  });
});
