import {
  AirVent,
  Blend,
  BookOpen,
  Droplets,
  Fan,
  Flame,
  House,
  Leaf,
  Ruler,
  Snowflake,
  Star,
  SunSnow,
  Thermometer,
  Wind,
  type LucideIcon,
} from 'lucide-react';
import type { HvacTopic } from '../../../domain/content/hvac-topics.ts';

/** They stand here, not in `Icon`, so that no other page pays for them. */
const DRAWINGS: Readonly<Record<HvacTopic, LucideIcon>> = {
  'central-heating-and-air': House,
  'furnace-and-ac-packages': Flame,
  'heat-pump-and-air-handler-packages': Thermometer,
  'hybrid-systems': Blend,
  'ac-and-air-handler-packages': Fan,
  sizing: Ruler,
  'air-conditioners': Snowflake,
  'heat-pumps': SunSnow,
  ductless: AirVent,
  'energy-star': Star,
  'indoor-air-quality': Leaf,
  'air-cleaners': Wind,
  humidifiers: Droplets,
};

/** What a topic is about, as a drawing beside its name. */
export const TopicIcon = ({ topic }: { topic: HvacTopic | null }) => {
  const Drawing = topic === null ? BookOpen : DRAWINGS[topic];
  return <Drawing size={24} strokeWidth={1.75} aria-hidden="true" focusable="false" />;
};
