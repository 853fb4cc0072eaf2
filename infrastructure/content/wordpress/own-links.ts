import { pathOf } from '../../wire/page-path.ts';

/**
 * Rewrites texts: a link to a page of the WordPress at `home` leads to the same page of this site, as editors pick pages by
 * their whole address. A link to what is no page here (a file, a list by month) stays.
 */
export const ownLinks = (home: string, isPage: (path: string) => boolean): ((text: string) => string) => {
  const links = new RegExp(`(^|["'])${home.replace(/\W/g, '\\$&')}(/[^"'\\s<>]*)`, 'g');
  return (text) =>
    text.replace(links, (whole, before: string, address: string) =>
      isPage(pathOf(address.replace(/#.*$/, '')) ?? '') ? `${before}${address}` : whole,
    );
};
