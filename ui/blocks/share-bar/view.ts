import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { oneLine } from '../../../domain/content/html/one-line.ts';
import { blockTextsIn } from '../block-texts.ts';
import { SHARE_NETWORKS, type ShareBarAttributes, type ShareFlags, type ShareNetwork } from './codec.ts';
import { shareBarTexts } from './texts.ts';

/** A link of the share bar; what is seen of it is an icon. */
export interface SharingLink {
  readonly network: ShareNetwork;
  readonly name: string;
  readonly href: string;
  /** An e-mail is written where the visitor writes e-mails. */
  readonly opensNewTab: boolean;
}

export interface ShareBarProps {
  readonly heading: string;
  readonly links: ReadonlyArray<SharingLink>;
}

/** Links that share the page, those that its editor has chosen (specification, section 2: share bar); null: none. */
export const view = (
  { data }: ShareBarAttributes,
  { page: { path, title, description, language }, site }: ViewContext,
): ShareBarProps | null => {
  const texts = shareBarTexts(language);
  const shared = { address: sharedAddress(site.siteUrl, path), title, excerpt: description };
  const links = networksShown(data).map((network): SharingLink => {
    const opensNewTab = network !== 'email';
    const name = texts.on[network];
    return {
      network,
      name: opensNewTab ? `${name} (${blockTextsIn(language).opensInNewTab})` : name,
      href: shareLink(network, shared),
      opensNewTab,
    };
  });
  return links.length === 0 ? null : { heading: texts.heading, links };
};

/** A page that is shared; its title and excerpt may hold markup. */
export interface SharedPage {
  /** Absolute, as {@link sharedAddress} makes it. */
  readonly address: string;
  readonly title: string;
  readonly excerpt: string;
}

/** The networks whose flag equals '1' (specification, section 2). */
export const networksShown = (flags: ShareFlags): ReadonlyArray<ShareNetwork> =>
  SHARE_NETWORKS.filter((network) => flags[`${network}_icon`] === '1');

/** The address of a page without its query, and without the place on it. */
export const sharedAddress = (siteUrl: string, path: string): string =>
  `${siteUrl.replace(/\/+$/, '')}${path.replace(/[?#].*$/s, '')}`;

/** Where a page is shared on a network: every word of the page is escaped, so that none can add to the address. */
export const shareLink = (network: ShareNetwork, { address, title, excerpt }: SharedPage): string => {
  const [url, subject] = [encodeURIComponent(address), encodeURIComponent(oneLine(title))];
  switch (network) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${url}`;
    case 'twitter':
      return `https://twitter.com/intent/tweet?url=${url}&text=${subject}`;
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${url}`;
    case 'whatsapp':
      return `https://wa.me/?text=${[subject, url].filter((part) => part !== '').join('%20')}`;
    case 'email':
      return `mailto:?subject=${subject}&body=${mailBody(oneLine(excerpt), url)}`;
  }
};

/** Lines end as in mails (RFC 6068, section 5). */
const mailBody = (excerpt: string, url: string): string =>
  excerpt === '' ? url : `${encodeURIComponent(excerpt)}%0D%0A%0D%0A${url}`;
