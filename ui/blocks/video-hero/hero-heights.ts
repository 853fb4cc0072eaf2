import type { HeroHeights } from '../../components/hero/hero.tsx';
import { pixelsOf } from '../written-length.ts';

/** Where an editor has written none. */
const DEFAULT_HEIGHTS: HeroHeights = { small: 420, medium: 480, large: 560 };
const MIN_PX = 200;
const MAX_PX = 960;

const within = (height: number): number => Math.round(Math.min(Math.max(MIN_PX, height), MAX_PX));

/**
 * The heights of a hero, as written for each device, between 200 and 960 px. A device without one takes the next larger
 * one's, or else the next smaller one's. What is in a hero may make it higher: text that is enlarged is not cut off.
 */
export const heroHeights = (written: {
  readonly [device in keyof HeroHeights]: string | number | null;
}): HeroHeights => {
  const [small, medium, large] = [written.small, written.medium, written.large].map(pixelsOf);
  if (small == null && medium == null && large == null) return DEFAULT_HEIGHTS;
  const height = (...inOrder: ReadonlyArray<number | null | undefined>): number =>
    within(inOrder.find((one) => one != null) ?? DEFAULT_HEIGHTS.large);
  return {
    small: height(small, medium, large),
    medium: height(medium, large, small),
    large: height(large, medium, small),
  };
};
