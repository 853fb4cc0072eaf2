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

const ICON_NAMES = Object.keys(ICONS) as ReadonlyArray<IconName>;

const SYMBOL_PREFIX = 'i-';

/** The id of an icon's symbol in the sprite of a page. */
export const symbolId = (name: IconName): string => `${SYMBOL_PREFIX}${name}`;

const SYMBOL_REFERENCE = new RegExp(`"#${SYMBOL_PREFIX}([^"]+)"`, 'g');

/** Every icon that stands in html, each once, in the order of the catalogue whichever comes first. */
export const iconsIn = (html: string): ReadonlyArray<IconName> => {
  const referenced = new Set(Array.from(html.matchAll(SYMBOL_REFERENCE), ([, name]) => name));
  return ICON_NAMES.filter((name) => referenced.has(name));
};

/** An icon by itself, with its own paths; for the sprite, which `symbol` in the base styles gives its strokes. */
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
