const HOST = /^(?:https?:)?\/\/(?:[^/?#@]*@)?([^/?#]+)/i;

const hostOf = (address: string): string | null => HOST.exec(address)?.[1]?.toLowerCase() ?? null;

/** Whether an address leads away from the site whose own address is given; mail and phone links do not. */
export const leadsToOtherSite = (address: string, siteUrl: string): boolean => {
  const host = hostOf(address);
  return host !== null && host !== hostOf(siteUrl);
};
