import type { ShareLink } from '../../../application/visitor/share-page/share-links.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { blockTextsIn } from '../block-texts.ts';
import { shareBarTexts } from './texts.ts';

/** A link of the share bar, visible only as an icon. */
export interface SharingLink extends ShareLink {
  readonly name: string;
  /** False for e-mail, which opens the visitor's mail program. */
  readonly opensNewTab: boolean;
}

/** Adds the accessible names to the share links. */
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
