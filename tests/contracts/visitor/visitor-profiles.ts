import { describe, expect, test } from '@jest/globals';
import type { VisitorProfiles } from '../../../application/ports/visitor/visitor-profiles.ts';
import { EMPTY_PROFILE, withDealerContacted, withLead } from '../../../domain/visitor/visitor-profile.ts';
import type { VisitorProfile } from '../../../domain/visitor/visitor-profile.ts';
import { companyId } from '../../builders/company-id.ts';

/** Profiles of a visitor who is known only by the marketing tool's ids. */
export interface VisitorProfilesUnderTest {
  readonly profiles: VisitorProfiles;
  readonly recommend: (...companyIds: ReadonlyArray<number>) => void;
}

const IDS = { mtaAid: 'a-1', mtaSid: 's-2' };

const followed = ({ profiles }: VisitorProfilesUnderTest): VisitorProfile[] => {
  const seen: VisitorProfile[] = [];
  profiles.profile$.subscribe((profile) => seen.push(profile));
  return seen;
};

/** The contract of every `VisitorProfiles`; `open` receives the ids. */
export const describeVisitorProfiles = (
  name: string,
  open: (ids: typeof IDS) => VisitorProfilesUnderTest,
): void => {
  describe(`VisitorProfiles: ${name}`, () => {
    test("reports the visitor's ids at once, and only these at first", () =>
      expect(followed(open(IDS))).toEqual([{ ...EMPTY_PROFILE, ...IDS }]));

    test('reports each change to its subscribers', () => {
      const tested = open(IDS);
      const seen = followed(tested);
      tested.profiles.change((profile) => ({ ...profile, firstName: 'Ann' }));
      tested.profiles.change((profile) => withDealerContacted(profile, companyId(7)));
      expect(seen.slice(1)).toEqual([
        { ...EMPTY_PROFILE, ...IDS, firstName: 'Ann' },
        { ...EMPTY_PROFILE, ...IDS, firstName: 'Ann', dealersContacted: [7] },
      ]);
    });

    test('reports the latest profile to later subscribers', () => {
      const tested = open(IDS);
      tested.profiles.change((profile) => withLead(profile, 'lead-1'));
      expect(followed(tested)).toEqual([{ ...EMPTY_PROFILE, ...IDS, leadIds: ['lead-1'] }]);
    });

    test('includes the dealers that the page recommends', () => {
      const tested = open(IDS);
      expect(tested.profiles.recommended()).toEqual([]);
      tested.recommend(3, 1);
      expect(tested.profiles.recommended()).toEqual([3, 1]);
    });
  });
};
