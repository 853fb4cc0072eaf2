import {
  networksShown,
  sharedAddress,
  shareLink,
  type ShareFlags,
  type ShareNetwork,
} from '../../../domain/content/share-links.ts';
import { blockTextsIn } from './block-texts.ts';
import type { ShownPage } from './read-page-view.ts';
import { shareTextsIn } from './share-texts.ts';

/** A way to share a page, as the share bar draws it. */
export interface ShareWay {
  readonly network: ShareNetwork;
  /** Its accessible name: what is seen of it is an icon. */
  readonly name: string;
  readonly href: string;
  /** Whether it opens in a tab of its own; a mail is written where mails are. */
  readonly opensTab: boolean;
}

/** The ways to share a page that its editor has chosen (specification, section 2). */
export const shareWays = (
  { path, title, description, language }: Pick<ShownPage, 'path' | 'title' | 'description' | 'language'>,
  flags: ShareFlags,
  siteUrl: string,
): ReadonlyArray<ShareWay> => {
  const page = { address: sharedAddress(siteUrl, path), title, excerpt: description };
  return networksShown(flags).map((network) => {
    const name = shareTextsIn(language).on[network];
    const opensTab = network !== 'email';
    return {
      network,
      name: opensTab ? `${name} (${blockTextsIn(language).opensInNewTab})` : name,
      href: shareLink(network, page),
      opensTab,
    };
  });
};
