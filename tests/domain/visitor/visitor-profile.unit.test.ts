import { describe, expect, test } from '@jest/globals';
import {
  connectedDealers,
  detailsOf,
  EMPTY_PROFILE,
  withDealerContacted,
  withDetails,
  withLead,
  withoutDealerContacted,
} from '../../../domain/visitor/visitor-profile.ts';
import { companyId } from '../../builders/company-id.ts';

describe('The profile of a visitor (specification, section 3)', () => {
  test('gets the fields that the visitor enters in forms, and nothing empty', () => {
    const known = withDetails(EMPTY_PROFILE, { firstName: 'Ann', zip: '75001' });
    const more = withDetails(known, { firstName: '', city: 'Addison' });
    expect(detailsOf(more)).toMatchObject({ firstName: 'Ann', city: 'Addison', zip: '75001', lastName: '' });
  });

  test('contains every dealer and lead once, the latest last', () => {
    const profile = [7, 8, 7].map(companyId).reduce(withDealerContacted, EMPTY_PROFILE);
    expect(profile.dealersContacted).toEqual([8, 7]);
    expect(withoutDealerContacted(profile, companyId(8)).dealersContacted).toEqual([7]);
    expect(['a', 'b', 'a'].reduce(withLead, EMPTY_PROFILE).leadIds).toEqual(['b', 'a']);
  });
});

describe('The connected dealers (specification, section 4: connect button)', () => {
  const none = { contacted: [], flagged: [], recommended: [] };

  test.each(['contacted', 'flagged', 'recommended'] as const)('include dealers who are %s', (reason) =>
    expect(connectedDealers({ ...none, [reason]: [3, 7] })).toEqual([3, 7]),
  );

  test('include a dealer once, even for several reasons', () => {
    expect(
      connectedDealers({
        contacted: [companyId(7)],
        flagged: [companyId(7)],
        recommended: [companyId(3), companyId(7)],
      }),
    ).toEqual([7, 3]);
  });

  test('include no one else', () => {
    expect(connectedDealers(none)).toEqual([]);
  });
});
