/** Adds a link to the head of the page; what it names is fetched. */
export const addLink = (rel: string, href: string): HTMLLinkElement => {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
};
