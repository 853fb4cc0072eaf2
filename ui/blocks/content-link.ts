import { leadsToOtherSite } from '../../domain/content/links/other-site.ts';

/** A link as the editor wrote it. */
interface WrittenLink {
  readonly href: string;
  readonly target: '_blank' | '_self';
  readonly rel: string | null;
}

/** A link, ready to render. */
export interface ContentLink {
  readonly href: string;
  readonly opensNewTab: boolean;
  readonly rel: string | null;
}

/** Adds `noopener` to links that open a new tab or another site; keeps the editor's `rel`. */
export const contentLink = ({ href, target, rel }: WrittenLink, siteUrl: string): ContentLink => {
  const opensNewTab = target === '_blank';
  const words = new Set(rel?.split(/\s+/).filter((word) => word !== ''));
  if (opensNewTab || leadsToOtherSite(href, siteUrl)) words.add('noopener');
  return { href, opensNewTab, rel: words.size === 0 ? null : [...words].join(' ') };
};
