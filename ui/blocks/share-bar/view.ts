import { sharedAddress, shareLinks } from '../../../application/visitor/share-page/share-links.ts';
import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { SHARE_NETWORKS, type ShareNetwork } from '../../../domain/content/links/share-networks.ts';
import type { ShareBarAttributes, ShareFlags } from './codec.ts';
import { sharingLinks } from './sharing-links.ts';
import { shareBarTexts } from './texts.ts';

/** Links that share the page on the editor's chosen networks (specification, section 2: share bar); null: there are none. */
export const view = (
  { data }: ShareBarAttributes,
  { page: { path, title, description, language }, site }: ViewContext,
) => {
  const shared = { address: sharedAddress(site.siteUrl, path), title, excerpt: description };
  const links = sharingLinks(shareLinks(networksShown(data), shared), language);
  return links.length === 0 ? null : { heading: shareBarTexts(language).heading, links };
};

export type ShareBarProps = NonNullable<ReturnType<typeof view>>;

/** The networks whose flag equals '1' (specification, section 2). */
export const networksShown = (flags: ShareFlags): ReadonlyArray<ShareNetwork> =>
  SHARE_NETWORKS.filter((network) => flags[`${network}_icon`] === '1');
