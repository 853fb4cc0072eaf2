import { pathOf } from '../../wire/page-path.ts';

/**
 * Rewrites links to pages of the WordPress at `home` to paths of this site, because editors pick pages by absolute URL. Links to anything
 * else (a file, a monthly archive) stay.
 */
export const ownLinks = (home: string, isPage: (path: string) => boolean): ((text: string) => string) => {
  const links = new RegExp(`(^|["'])${home.replace(/\W/g, '\\$&')}(/[^"'\\s<>]*)`, 'g');
  return (text) =>
    text.replace(links, (whole, before: string, address: string) =>
      isPage(pathOf(address.replace(/#.*$/, '')) ?? '') ? `${before}${address}` : whole,
    );
};
