import type { ShareLink } from '../../../application/visitor/share-page/share-links.ts';
import { showDealerTexts } from '../../../application/visitor/show-dealer/texts.ts';
import { Block as ShareBar } from '../../blocks/share-bar/share-bar.tsx';
import { sharingLinks } from '../../blocks/share-bar/sharing-links.ts';

/** Links that share the page of a dealer. */
export const ShareDealer = ({ links }: { links: ReadonlyArray<ShareLink> }) => (
  <ShareBar heading={showDealerTexts.share} links={sharingLinks(links, 'en')} />
);
