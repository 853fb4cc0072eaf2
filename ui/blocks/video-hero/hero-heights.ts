import type { HeroHeights } from '../../components/hero/hero.tsx';
import { pixelsOf } from '../written-length.ts';

/** Used if the editor has set no height. */
const DEFAULT_HEIGHTS: HeroHeights = { small: 420, medium: 480, large: 560 };
const MIN_PX = 200;
const MAX_PX = 960;

const within = (height: number): number => Math.round(Math.min(Math.max(MIN_PX, height), MAX_PX));

/**
 * The minimum heights of a hero per device, between 200 and 960 px. A device without a height takes that of the next larger device,
 * else of the next smaller one. The content may make the hero taller, so that enlarged text is not cut off.
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
