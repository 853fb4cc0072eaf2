import {
  ArrowLeft,
  ArrowRight,
  BadgeCheck,
  Clock,
  Globe,
  HandCoins,
  MapPin,
  Medal,
  Phone,
  Search,
  ShieldCheck,
  Star,
  Wallet,
  Wifi,
} from 'lucide-react';

const ICONS = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  check: BadgeCheck,
  clock: Clock,
  globe: Globe,
  coins: HandCoins,
  pin: MapPin,
  medal: Medal,
  phone: Phone,
  search: Search,
  shield: ShieldCheck,
  star: Star,
  wallet: Wallet,
  wifi: Wifi,
} as const;

export type IconName = keyof typeof ICONS;

/** A drawing beside a text that says the same: hidden from screen readers. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => {
  const Drawing = ICONS[name];
  return <Drawing size={size} strokeWidth={2} aria-hidden="true" focusable="false" />;
};
