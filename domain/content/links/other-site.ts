const HOST = /^(?:https?:)?\/\/(?:[^/?#@]*@)?([^/?#]+)/i;

const hostOf = (address: string): string | null => HOST.exec(address)?.[1]?.toLowerCase() ?? null;

/** Whether an address is on a different host than the site's. Mail and phone links aren't. */
export const leadsToOtherSite = (address: string, siteUrl: string): boolean => {
  const host = hostOf(address);
  return host !== null && host !== hostOf(siteUrl);
};
