import { oneLine } from './one-line.ts';

/** Where a page can be shared, in the order of the share bar (specification, section 2). */
export const SHARE_NETWORKS = ['facebook', 'twitter', 'linkedin', 'whatsapp', 'email'] as const;

export type ShareNetwork = (typeof SHARE_NETWORKS)[number];

/** The flags of a share bar, as its editor has set them: '1' shows a network, anything else does not. */
export type ShareFlags = { readonly [network in ShareNetwork as `${network}_icon`]: string };

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
