import type { ShareNetwork } from '../../../domain/content/links/share-networks.ts';
import { oneLine } from '../../../domain/content/html/one-line.ts';

/** A page that is shared; its title and excerpt may hold markup. */
export interface SharedPage {
  /** Absolute, as {@link sharedAddress} makes it. */
  readonly address: string;
  readonly title: string;
  readonly excerpt: string;
}

/** The address of a page without its query, and without the place on it. */
export const sharedAddress = (siteUrl: string, path: string): string =>
  `${siteUrl.replace(/\/+$/, '')}${path.replace(/[?#].*$/s, '')}`;

/** A page on a network: where it is shared. */
export interface ShareLink {
  readonly network: ShareNetwork;
  readonly href: string;
}

/** Where a page is shared on each of these networks. */
export const shareLinks = (
  networks: ReadonlyArray<ShareNetwork>,
  shared: SharedPage,
): ReadonlyArray<ShareLink> => networks.map((network) => ({ network, href: shareLink(network, shared) }));

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
