import type { ReactNode } from 'react';
import type { Season } from '../../../domain/brand/season.ts';
import type { Surface } from '../../../domain/content/blocks/surface.ts';
import styles from './hero.module.css';
import backdropStyles from './backdrop.module.css';
import ribbon from './ribbon-drift.deferred.module.css';

/** The height of a hero in pixels: below 600 px of width, below 1024 px, and above (specification, sections 3 and 4). */
export interface HeroHeights {
  readonly small: number;
  readonly medium: number;
  readonly large: number;
}

export type HeroAlignment = 'left' | 'center' | 'right';

/**
 * The full-width first view of a page: text with art next to it, or below it on small screens (design language, section 6). A light
 * surface has the ribbon in its corner. `ink` becomes a gradient from cool to warm in the season's hues. `home` is the same gradient
 * for art with its own ribbon and for white panels among the text. A backdrop gets a veil that keeps white text at WCAG AA contrast
 * over any picture.
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
  /** Whether the text takes half of the width if there is room. */
  isHalf?: boolean;
  art?: ReactNode;
  /** A background picture or video, with its controls. */
  backdrop?: ReactNode;
  /** The minimum heights. Default: as high as the content. */
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
        // Empty svgs hold the height as an attribute, because inline styles are not allowed.
        <div className={backdropStyles.struts} aria-hidden="true">
          <svg className={backdropStyles.small} width="1" height={heights.small} />
          <svg className={backdropStyles.medium} width="1" height={heights.medium} />
          <svg className={backdropStyles.large} width="1" height={heights.large} />
        </div>
      )}
    </div>
  );
};
