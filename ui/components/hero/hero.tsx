import type { ReactNode } from 'react';
import type { Season } from '../../../domain/brand/season.ts';
import type { Surface } from '../../../domain/content/blocks/surface.ts';
import styles from './hero.module.css';
import backdropStyles from './backdrop.module.css';
import ribbon from './ribbon-drift.deferred.module.css';

/** How high a hero is, in pixels: under 600, under 1024, and above (specification, sections 3 and 4). */
export interface HeroHeights {
  readonly small: number;
  readonly medium: number;
  readonly large: number;
}

export type HeroAlignment = 'left' | 'center' | 'right';

/**
 * The first view of a page, from edge to edge: words, and art next to them; on small screens below them (design language,
 * section 6). A light surface has the ribbon in its corner; ink becomes the gradient from cool to warm in the season's
 * hues; `home` is that gradient with art that brings its own ribbon, and white panels among its words. A backdrop is
 * behind a veil under which white text passes AA whatever it shows.
 */
export const Hero = ({
  surface,
  season,
  align = 'left',
  isHalf = false,
  art,
  backdrop,
  heights,
  children,
}: {
  surface: Surface | 'home';
  season: Season;
  align?: HeroAlignment;
  /** Whether the words take half of the width where there is room. */
  isHalf?: boolean;
  art?: ReactNode;
  /** A picture or a video behind the words, and its controls. */
  backdrop?: ReactNode;
  /** At least; as high as its words need without. */
  heights?: HeroHeights;
  children: ReactNode;
}) => {
  const variant = backdrop === undefined ? surface : 'veiled';
  return (
    <div
      className={`${styles.hero} ${variant === 'veiled' ? backdropStyles.veiled : ribbon.drifting}`}
      data-variant={variant}
      data-surface={variant === 'veiled' ? 'ink' : variant === 'home' ? undefined : variant}
      data-season={season}
      data-align={align}
      data-half={isHalf || undefined}
    >
      <div className={styles.inner} data-art={art !== undefined}>
        <div className={styles.words}>{children}</div>
        {art !== undefined && <div className={styles.art}>{art}</div>}
      </div>
      {backdrop}
      {heights !== undefined && (
        // Empty pictures hold it open: their height is an attribute, which needs no style of its own.
        <div className={backdropStyles.struts} aria-hidden="true">
          <svg className={backdropStyles.small} width="1" height={heights.small} />
          <svg className={backdropStyles.medium} width="1" height={heights.medium} />
          <svg className={backdropStyles.large} width="1" height={heights.large} />
        </div>
      )}
    </div>
  );
};
