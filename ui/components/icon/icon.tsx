import {
  ArrowLeft,
  ArrowRight,
  BadgeCheck,
  CalendarDays,
  CircleAlert,
  Clock,
  HandCoins,
  LocateFixed,
  MapPin,
  Medal,
  Phone,
  Printer,
  Search,
  ShieldCheck,
  SlidersHorizontal,
  Star,
  Wallet,
  Wifi,
  X,
} from 'lucide-react';
import { memo } from 'react';

const ICONS = {
  alert: CircleAlert,
  calendar: CalendarDays,
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  check: BadgeCheck,
  clock: Clock,
  close: X,
  filter: SlidersHorizontal,
  locate: LocateFixed,
  printer: Printer,
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
export const Icon = memo(({ name, size = 20 }: { name: IconName; size?: number }) => {
  const Drawing = ICONS[name];
  return <Drawing size={size} strokeWidth={2} aria-hidden="true" focusable="false" />;
});
