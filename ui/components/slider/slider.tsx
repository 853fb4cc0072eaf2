import { useId, type ReactNode } from 'react';
import { Arrows } from './arrows.tsx';
import type { SliderTexts } from './controls.ts';
import { Dots } from './dots.tsx';
import { stopShowing } from './rail.ts';
import styles from './slider.module.css';
import { useRail } from './use-rail.ts';

/** How a slider behaves (specification, sections 3 and 9); slides in view are 3, 2 or 1 by the window's width. */
export interface SliderOptions {
  /** Between slides: 15, 5 and 30 px on mobile, tablet and desktop, or 16 px on all of them. */
  readonly spacing: 'by-width' | 'even';
  /** The px that a finger or pointer may move before it is a swipe. */
  readonly swipeThreshold: number;
}

export interface Slide {
  readonly key: string;
  readonly content: ReactNode;
}

const USUAL: SliderOptions = { spacing: 'by-width', swipeThreshold: 5 };

/**
 * A row of slides that is longer than the page is wide (specification, sections 2 and 4): arrows, dots, swipe,
 * arrow keys on its controls. Until it works, and without scripts, it is a list that scrolls. `heading` draws the
 * name above it, as a heading of that level.
 */
export const Slider = ({
  name,
  heading: Heading,
  texts,
  options,
  slides,
}: {
  name: string;
  heading?: 'h2' | 'h3';
  texts: SliderTexts;
  options?: Partial<SliderOptions>;
  slides: ReadonlyArray<Slide>;
}) => {
  const nameId = useId();
  const { spacing, swipeThreshold } = { ...USUAL, ...options };
  const { viewport, standing, goTo } = useRail(swipeThreshold, slides.map(({ key }) => key).join());
  const controls = { texts, standing, goTo };
  const isLong = slides.length > 1;

  const bringIntoView = (slide: number): void => {
    if (standing === null) return;
    const stop = stopShowing(slide, slides.length, standing);
    if (stop !== standing.stop) goTo(stop);
  };
  return (
    <section
      className={`${styles.slider} ${spacing === 'even' ? styles.even : styles.byWidth}`}
      data-slides={slides.length}
      aria-roledescription="carousel"
      aria-label={Heading === undefined ? name : undefined}
      aria-labelledby={Heading === undefined ? undefined : nameId}
    >
      <div className={styles.top}>
        {Heading !== undefined && (
          <Heading id={nameId} className={styles.heading}>
            {name}
          </Heading>
        )}
        {isLong && <Arrows {...controls} />}
      </div>
      <div className={styles.viewport} ref={viewport}>
        <ul className={`${styles.track} swiper-wrapper`}>
          {slides.map(({ key, content }, i) => (
            <li key={key} className={`${styles.slide} swiper-slide`} onFocus={() => bringIntoView(i)}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      {isLong && <Dots {...controls} />}
    </section>
  );
};
