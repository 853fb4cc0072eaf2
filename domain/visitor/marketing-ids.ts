/** The marketing tool's ids of a visitor and a session (specification, section 3: User profile); empty without one. */
export interface MarketingIds {
  readonly mtaAid: string;
  readonly mtaSid: string;
}

/** The characters of an id. Email addresses and names with spaces don't match. */
const ID = /^[\w.~:-]{1,256}$/;

/** The id, or empty when it isn't valid. */
export const marketingId = (given = ''): string => (ID.test(given) ? given : '');

/**
 * The ids in the visitor's profile, or else those in the page's address (specification, section 4: page parameters). The profile comes
 * first, because a shared link may hold another person's ids.
 */
export const marketingIds = (profile: MarketingIds, address: Partial<MarketingIds>): MarketingIds => ({
  mtaAid: profile.mtaAid || marketingId(address.mtaAid),
  mtaSid: profile.mtaSid || marketingId(address.mtaSid),
});
