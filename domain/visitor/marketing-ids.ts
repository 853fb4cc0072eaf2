/** What a marketing tool knows a visitor and a visit by (specification, section 3: User profile); empty: it has no id for them. */
export interface MarketingIds {
  readonly mtaAid: string;
  readonly mtaSid: string;
}

/** Letters, digits and a few signs that ids are made of: no mail address is one, and no name of two words. */
const ID = /^[\w.~:-]{1,256}$/;

/** An id as it was given; empty where it cannot be one. */
export const marketingId = (given = ''): string => (ID.test(given) ? given : '');

/**
 * The ids of a visitor's profile; for one that it lacks, that of the page's address (specification, section 4: page parameters). The
 * profile's come first, since a link may have been shared with other people.
 */
export const marketingIds = (profile: MarketingIds, address: Partial<MarketingIds>): MarketingIds => ({
  mtaAid: profile.mtaAid || marketingId(address.mtaAid),
  mtaSid: profile.mtaSid || marketingId(address.mtaSid),
});
