import type { ShareNetwork } from '../../../domain/content/links/share-networks.ts';
import { oneLine } from '../../../domain/content/html/one-line.ts';

/** A page to share. Its title and excerpt may contain html. */
export interface SharedPage {
  /** Absolute, from {@link sharedAddress}. */
  readonly address: string;
  readonly title: string;
  readonly excerpt: string;
}

/** The page's address without query and fragment. */
export const sharedAddress = (siteUrl: string, path: string): string =>
  `${siteUrl.replace(/\/+$/, '')}${path.replace(/[?#].*$/s, '')}`;

/** A share link on one network. */
export interface ShareLink {
  readonly network: ShareNetwork;
  readonly href: string;
}

/** The share links for these networks. */
export const shareLinks = (
  networks: ReadonlyArray<ShareNetwork>,
  shared: SharedPage,
): ReadonlyArray<ShareLink> => networks.map((network) => ({ network, href: shareLink(network, shared) }));

/** The share link for one network. All page text is escaped so that it can't add parameters. */
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

/** Line breaks are CRLF, as `mailto` requires (RFC 6068, section 5). */
const mailBody = (excerpt: string, url: string): string =>
  excerpt === '' ? url : `${encodeURIComponent(excerpt)}%0D%0A%0D%0A${url}`;
