import type { DealerCard } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { LEASING_ADDRESS } from '../../../application/visitor/find-dealers/link-texts.ts';
import type { BadgeVariant } from '../../components/badge-list/badge-list.tsx';

type Badge = DealerCard['badges'][number]['badge'];

/** The tint and icon of each badge (design language, section 5). The leasing badge is a link (specification, section 9). */
const VARIANTS: { readonly [badge in Badge]: Pick<BadgeVariant, 'tint' | 'icon' | 'href'> } = {
  'comfort-specialist': { tint: 'breeze', icon: 'check' },
  'emergency-service': { tint: 'ember', icon: 'clock' },
  'nate-certified': { tint: 'mist', icon: 'medal' },
  'charter-member': { tint: 'amber', icon: 'shield' },
  'remote-diagnostics': { tint: 'breeze', icon: 'wifi' },
  financing: { tint: 'leaf', icon: 'wallet' },
  speaks: { tint: 'mist', icon: 'info' },
  leasing: { tint: 'leaf', icon: 'coins', href: LEASING_ADDRESS },
};

export const badgeVariants = (badges: DealerCard['badges']): ReadonlyArray<BadgeVariant> =>
  badges.map(({ badge, ...texts }) => ({ key: badge, ...texts, ...VARIANTS[badge] }));
