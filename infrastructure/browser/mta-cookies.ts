/** The visitor's ids as the marketing tool's cookies hold them; empty without them (specification, section 3). */
export const mtaIds = (cookies: string): { mtaAnonymousId: string; mtaSessionId: string } => ({
  mtaAnonymousId: cookieNamed('mtaAid', cookies),
  mtaSessionId: cookieNamed('mtaSid', cookies),
});

const cookieNamed = (name: string, cookies: string): string => {
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`));
  return found === undefined ? '' : found.slice(name.length + 1);
};
