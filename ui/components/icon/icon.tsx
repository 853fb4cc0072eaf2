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

/** The id of an icon's symbol in the sprite of a page. */
export const symbolId = (name: IconName): string => `i-${name}`;

/** Every icon that stands in html, each once. */
export const iconsIn = (html: string): ReadonlyArray<IconName> =>
  (Object.keys(ICONS) as ReadonlyArray<IconName>).filter((name) => html.includes(`"#${symbolId(name)}"`));

/** An icon by itself, as it is drawn; for the sprite, which `symbol` in the base styles gives its strokes. */
export const IconDrawing = ({ name }: { name: IconName }) => {
  const Drawing = ICONS[name];
  return <Drawing />;
};

/** Whether the page has the icon in its sprite: what only comes to stand in it later may not be there. */
const isInSprite = (name: IconName): boolean =>
  typeof document === 'undefined' || document.getElementById(symbolId(name)) !== null;

/** A drawing beside a text that says the same: hidden from screen readers. */
export const Icon = memo(({ name, size = 20 }: { name: IconName; size?: number }) => {
  const Drawing = ICONS[name];
  return isInSprite(name) ? (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`#${symbolId(name)}`} />
    </svg>
  ) : (
    <Drawing size={size} strokeWidth={2} aria-hidden="true" />
  );
});
