import { cookieNamed } from '../../wire/cookies.ts';

/** The visitor's marketing ids from cookies, empty without them (specification, section 3). */
export const mtaIds = (cookies: string): { mtaAnonymousId: string; mtaSessionId: string } => ({
  mtaAnonymousId: cookieNamed('mtaAid', cookies),
  mtaSessionId: cookieNamed('mtaSid', cookies),
});
