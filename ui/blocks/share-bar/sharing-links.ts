import type { ShareLink } from '../../../application/visitor/share-page/share-links.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { blockTextsIn } from '../block-texts.ts';
import { shareBarTexts } from './texts.ts';

/** A link of the share bar; what is seen of it is an icon. */
export interface SharingLink extends ShareLink {
  readonly name: string;
  /** An e-mail is written where the visitor writes e-mails. */
  readonly opensNewTab: boolean;
}

/** Links that share a page, with what they are called. */
export const sharingLinks = (
  links: ReadonlyArray<ShareLink>,
  language: SiteLanguage,
): ReadonlyArray<SharingLink> =>
  links.map((link) => {
    const opensNewTab = link.network !== 'email';
    const name = shareBarTexts(language).on[link.network];
    return {
      ...link,
      name: opensNewTab ? `${name} (${blockTextsIn(language).opensInNewTab})` : name,
      opensNewTab,
    };
  });
