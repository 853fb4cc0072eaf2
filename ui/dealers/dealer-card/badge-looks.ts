import type { DealerCard } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { frameTextsIn } from '../../../application/visitor/read-page/frame-texts.ts';
import { LEASING_ADDRESS } from '../../../application/visitor/find-dealers/link-texts.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import type { BadgeLook } from '../../components/badge-list/badge-list.tsx';

type Badge = DealerCard['badges'][number]['badge'];

/** The tint and icon of each badge (design language, section 5); leasing is a link (specification, section 9). */
const LOOKS: { readonly [badge in Badge]: Pick<BadgeLook, 'tint' | 'icon' | 'href'> } = {
  'comfort-specialist': { tint: 'breeze', icon: 'check' },
  'emergency-service': { tint: 'ember', icon: 'clock' },
  'nate-certified': { tint: 'mist', icon: 'medal' },
  'charter-member': { tint: 'amber', icon: 'shield' },
  'remote-diagnostics': { tint: 'breeze', icon: 'wifi' },
  financing: { tint: 'leaf', icon: 'wallet' },
  speaks: { tint: 'mist', icon: 'info' },
  leasing: { tint: 'leaf', icon: 'coins', href: LEASING_ADDRESS },
};

/** The badges of a card as a page in a language shows them: one that leads to a page in English says so. */
export const badgeLooks = (badges: DealerCard['badges'], language: SiteLanguage): ReadonlyArray<BadgeLook> =>
  badges.map(({ badge, label, explanation }) => {
    const look = LOOKS[badge];
    const isForeign = look.href !== undefined && language !== 'en';
    return {
      ...{ key: badge, explanation, ...look },
      label: isForeign ? `${label}${frameTextsIn(language).inEnglish}` : label,
      ...(isForeign && { hrefLang: 'en' }),
    };
  });
