import {
  ArrowLeft,
  ArrowRight,
  BadgeCheck,
  CalendarDays,
  ChevronDown,
  CircleAlert,
  Clock,
  Download,
  ExternalLink,
  FileText,
  HandCoins,
  Info,
  Lightbulb,
  LocateFixed,
  MapPin,
  Medal,
  Menu,
  Pause,
  Phone,
  Play,
  Printer,
  Search,
  ShieldCheck,
  SlidersHorizontal,
  Star,
  TriangleAlert,
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
  caution: TriangleAlert,
  check: BadgeCheck,
  chevron: ChevronDown,
  clock: Clock,
  close: X,
  document: FileText,
  download: Download,
  external: ExternalLink,
  filter: SlidersHorizontal,
  info: Info,
  locate: LocateFixed,
  printer: Printer,
  coins: HandCoins,
  pause: Pause,
  pin: MapPin,
  play: Play,
  medal: Medal,
  menu: Menu,
  phone: Phone,
  search: Search,
  shield: ShieldCheck,
  star: Star,
  tip: Lightbulb,
  wallet: Wallet,
  wifi: Wifi,
} as const;

export type IconName = keyof typeof ICONS;

/** A drawing beside a text that says the same: hidden from screen readers. */
export const Icon = memo(({ name, size = 20 }: { name: IconName; size?: number }) => {
  const Drawing = ICONS[name];
  return <Drawing size={size} strokeWidth={2} aria-hidden="true" focusable="false" />;
});
