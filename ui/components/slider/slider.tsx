import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { SliderPerDevice } from '../../../domain/content/slider-options.ts';
import { Arrows } from './arrows.tsx';
import { stopOfKey, type SliderTexts } from './controls.ts';
import sizes from './devices.module.css';
import { deviceWords } from './device-words.ts';
import { Dots } from './dots.tsx';
import { PauseButton } from './pause-button.tsx';
import { stopAfter, stopShowing } from './rail.ts';
import styles from './slider.module.css';
import { Told } from './told.tsx';
import { useAdvance } from './use-advance.ts';
import { useDevice } from './use-device.ts';
import { useRail } from './use-rail.ts';

/** What is the same on every device (specification, sections 4 and 9). */
export interface SliderMotion {
  /** Between slides: 15, 5 and 30 px on mobile, tablet and desktop, or 16 px on all of them. */
  readonly spacing: 'by-width' | 'even';
  /** The px that a finger or pointer may move before it is a swipe. */
  readonly swipeThreshold: number;
  /** Whether a step beyond an end leads to the other, as in sliders of content. */
  readonly wraps: boolean;
}

export interface Slide {
  readonly key: string;
  readonly content: ReactNode;
}

const USUAL: SliderMotion = { spacing: 'by-width', swipeThreshold: 5, wraps: false };

/**
 * A row of slides that is longer than the page is wide (specification, sections 2 to 4): arrows, dots, swipe, arrow keys
 * on its controls, with options for each device. Until it works, and without scripts, it is a list that scrolls, and its
 * styles alone give it its measures. `heading` draws the name above it, as a heading of that level. `isReadable`: its
 * slides may have nothing to focus, so that the row itself is reached by the keyboard.
 */
export const Slider = ({
  name,
  heading: Heading,
  texts,
  devices,
  motion,
  isReadable = false,
  slides,
}: {
  name: string;
  heading?: 'h2' | 'h3' | undefined;
  texts: SliderTexts;
  devices: SliderPerDevice;
  motion?: Partial<SliderMotion>;
  isReadable?: boolean;
  slides: ReadonlyArray<Slide>;
}) => {
  const nameId = useId();
  const section = useRef<HTMLElement>(null);
  const { spacing, swipeThreshold, wraps } = { ...USUAL, ...motion };
  const { isActive, effect, inView, loops, advanceMs } = devices[useDevice()];
  const isLong = slides.length > 1;
  const clones = loops && slides.length > inView ? inView : 0;
  const { viewport, track, standing, goTo } = useRail(
    isActive,
    { swipeThreshold, effect, clones },
    slides.map(({ key }) => key).join(),
  );
  const isMovable = standing !== null && standing.stops > 1;
  const { isPlaying, isMoving, toggle, stops } = useAdvance(
    section,
    isMovable ? advanceMs : null,
    standing && `${standing.stop}`,
    () => standing !== null && goTo(stopAfter(1, standing, true)),
  );
  const controls = { texts, devices, standing, wraps, goTo };
  const advances = Object.values(devices).some((options) => options.advanceMs !== null);
  const sides = Heading === undefined ? 'arrows' : advances ? 'pause' : 'none';

  const bringIntoView = (slide: number): void => {
    if (standing === null) return;
    const stop = stopShowing(slide, slides.length, standing);
    if (stop !== standing.stop) goTo(stop);
  };
  const turn = (event: KeyboardEvent): void => {
    const isOwn = event.target === event.currentTarget && standing !== null;
    const stop = isOwn ? stopOfKey(event, standing, wraps) : null;
    if (stop === null) return;
    event.preventDefault();
    goTo(stop);
  };
  return (
    <section
      ref={section}
      className={`${sizes.slider} ${styles.slider} ${spacing === 'even' ? styles.even : styles.byWidth}`}
      {...deviceWords(devices, slides.length, Heading !== undefined)}
      {...stops}
      aria-roledescription="carousel"
      aria-label={Heading === undefined ? name : undefined}
      aria-labelledby={Heading === undefined ? undefined : nameId}
    >
      {Heading !== undefined && (
        <div className={styles.top}>
          <Heading id={nameId} className={styles.heading}>
            {name}
          </Heading>
          {isLong && <Arrows {...controls} />}
        </div>
      )}
      <div
        className={styles.viewport}
        ref={viewport}
        {...(isReadable && isLong && { tabIndex: 0, role: 'group', 'aria-label': name, onKeyDown: turn })}
      >
        <ul className={`${styles.track} swiper-wrapper`} ref={track}>
          {slides.map(({ key, content }, i) => (
            <li key={key} className={`${styles.slide} swiper-slide`} onFocus={() => bringIntoView(i)}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      {isLong && (
        <div className={styles.foot} data-sides={sides}>
          {advances && (
            <PauseButton texts={texts} isReady={isMovable} isPlaying={isPlaying} onToggle={toggle} />
          )}
          <Dots {...controls} />
          {Heading === undefined && <Arrows {...controls} />}
        </div>
      )}
      <Told texts={texts} standing={standing} isMoving={isMoving} />
    </section>
  );
};
