import { cookieNamed } from '../../wire/cookies.ts';

/** The visitor's ids as the marketing tool's cookies hold them; empty without them (specification, section 3). */
export const mtaIds = (cookies: string): { mtaAnonymousId: string; mtaSessionId: string } => ({
  mtaAnonymousId: cookieNamed('mtaAid', cookies),
  mtaSessionId: cookieNamed('mtaSid', cookies),
});
