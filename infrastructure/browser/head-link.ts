/** Adds a link to the page's head, so that the browser fetches its target. */
export const addLink = (rel: string, href: string): HTMLLinkElement => {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
};
