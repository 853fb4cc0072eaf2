import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { SliderPerDevice } from './slider-options.ts';
import { Arrows } from './arrows.tsx';
import { stopOfKey, type SliderTexts } from './controls.ts';
import sizes from './devices.module.css';
import { deviceWords } from './device-words.ts';
import { Dots } from './dots.tsx';
import { PauseButton } from './pause-button.tsx';
import { stopAfter, stopShowing } from './rail.ts';
import { DEFAULT_MOTION, type Slide, type SliderHead, type SliderMotion } from './slide.ts';
import styles from './slider.module.css';
import { LiveRegion } from './live-region.tsx';
import { useAdvance } from './use-advance.ts';
import { useDevice } from './use-device.ts';
import { useRail } from './use-rail.ts';

/**
 * A row of slides that is longer than the page is wide (specification, sections 2 to 4): arrows, dots, swipe, arrow keys
 * on its controls, with options for each device. Until it works, and without scripts, it is a list that scrolls, and its
 * styles alone give it its measures. `heading` renders the name above it, as a heading of that level. `isReadable`: its
 * slides may have nothing to focus, so that the row itself is reached by the keyboard. `head` renders other ways to its
 * slides, above them.
 */
export const Slider = ({
  name,
  heading: Heading,
  texts,
  devices,
  motion,
  isReadable = false,
  head,
  slides,
}: {
  name: string;
  heading?: 'h2' | 'h3' | undefined;
  texts: SliderTexts;
  devices: SliderPerDevice;
  motion?: Partial<SliderMotion>;
  isReadable?: boolean;
  head?: (now: SliderHead) => ReactNode;
  slides: ReadonlyArray<Slide>;
}) => {
  const nameId = useId();
  const section = useRef<HTMLElement>(null);
  const { spacing, swipeThreshold, wraps } = { ...DEFAULT_MOTION, ...motion };
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
  const stop = standing?.stop ?? 0;
  const lead = (to: number): boolean => {
    if (standing !== null) goTo(to);
    return standing !== null;
  };
  const controls = { texts, devices, standing, wraps, goTo };
  const advances = Object.values(devices).some((options) => options.advanceMs !== null);
  const sides = Heading === undefined ? 'arrows' : advances ? 'pause' : 'none';

  const bringIntoView = (slide: number): void => {
    if (standing === null) return;
    const to = stopShowing(slide, slides.length, standing);
    if (to !== stop) goTo(to);
  };
  const turn = (event: KeyboardEvent): void => {
    const isOwn = event.target === event.currentTarget && standing !== null;
    const to = isOwn ? stopOfKey(event, standing, wraps) : null;
    if (to === null) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <section
      ref={section}
      className={`${sizes.slider} ${styles.slider} ${spacing === 'even' ? styles.even : styles.byWidth}`}
      {...deviceWords(devices, slides.length, Heading !== undefined)}
      {...stops}
      // Only a name of its own, which is read above it, makes it a landmark.
      role={Heading === undefined ? 'group' : undefined}
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
      {head?.({ stop, goTo: lead })}
      <div
        className={styles.viewport}
        ref={viewport}
        {...(isReadable && isLong && { tabIndex: 0, role: 'group', 'aria-label': name, onKeyDown: turn })}
      >
        <ul className={`${styles.track} swiper-wrapper`} ref={track}>
          {slides.map(({ key, content }, i) => (
            <li key={key} className={`${styles.slide} swiper-slide`} onFocus={() => bringIntoView(i)}>
              {typeof content === 'function' ? content(i === stop) : content}
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
      <LiveRegion texts={texts} standing={standing} isMoving={isMoving} />
    </section>
  );
};
