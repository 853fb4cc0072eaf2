import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { SliderPerDevice } from './slider-options.ts';
import { Arrows } from './arrows.tsx';
import { indexOfKey, type SliderTexts } from './controls.ts';
import sizes from './devices.module.css';
import { deviceWords } from './device-words.ts';
import { Dots } from './dots.tsx';
import { PauseButton } from './pause-button.tsx';
import { indexAfter, indexShowing, isInView } from './track.ts';
import { DEFAULT_MOTION, type Slide, type SliderNavigation, type SliderMotion } from './slide.ts';
import styles from './slider.module.css';
import { LiveRegion } from './live-region.tsx';
import { useAdvance } from './use-advance.ts';
import { useDevice } from './use-device.ts';
import { useTrack } from './use-track.ts';

/**
 * A row of slides with arrows, dots, swiping, and arrow keys on its controls, and with options for each device (specification,
 * sections 2 to 4). Until it works, and without scripts, it is a scrolling list that only its styles lay out. `heading` is the level
 * of the visible heading with `name`. `isReadable` makes the row itself focusable, for slides that may have nothing to focus. `head`
 * renders other links to the slides, above them. `inertOutOfView` makes slides inert unless they are in view or focused, for slides
 * with many controls.
 */
export const Slider = ({
  name,
  heading: Heading,
  texts,
  devices,
  motion,
  isReadable = false,
  inertOutOfView = false,
  className = '',
  head,
  slides,
}: {
  name: string;
  heading?: 'h2' | 'h3' | undefined;
  texts: SliderTexts;
  devices: SliderPerDevice;
  motion?: Partial<SliderMotion>;
  isReadable?: boolean;
  inertOutOfView?: boolean;
  className?: string | undefined;
  head?: (now: SliderNavigation) => ReactNode;
  slides: ReadonlyArray<Slide>;
}) => {
  const nameId = useId();
  const trackId = useId();
  const section = useRef<HTMLElement>(null);
  const { spacing, swipeThreshold, wraps } = { ...DEFAULT_MOTION, ...motion };
  const { isActive, effect, inView, loops, advanceMs } = devices[useDevice()];
  const isLong = slides.length > 1;
  const clones = loops && slides.length > inView ? inView : 0;
  const { viewport, list, position, goTo, goBy } = useTrack(
    isActive,
    { swipeThreshold, effect, clones },
    slides.map(({ key }) => key).join(),
  );
  const isMovable = position !== null && position.count > 1;
  const { isPlaying, isMoving, toggle, pausing } = useAdvance(
    section,
    isMovable ? advanceMs : null,
    position && `${position.index}`,
    () => position !== null && goTo(indexAfter(1, position, true)),
  );
  const [focused, setFocused] = useState<number | null>(null);
  const index = position?.index ?? 0;
  const goToIfReady = (to: number): boolean => {
    if (position !== null) goTo(to);
    return position !== null;
  };
  const controls = { trackId, texts, devices, position, wraps, goTo, goBy };
  const advances = Object.values(devices).some((options) => options.advanceMs !== null);
  const sides = Heading === undefined ? 'arrows' : advances ? 'pause' : 'none';

  const isInert = (slide: number): boolean =>
    inertOutOfView && position !== null && slide !== focused && !isInView(slide, slides.length, position);
  const bringIntoView = (slide: number): void => {
    setFocused(slide);
    if (position === null) return;
    const to = indexShowing(slide, slides.length, position);
    if (to !== index) goTo(to);
  };
  const turn = (event: KeyboardEvent): void => {
    const isOwn = event.target === event.currentTarget && position !== null;
    const to = isOwn ? indexOfKey(event, position, wraps) : null;
    if (to === null) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <section
      ref={section}
      className={`${sizes.slider} ${styles.slider} ${spacing === 'even' ? styles.even : styles.byWidth} ${className}`}
      {...deviceWords(devices, slides.length, Heading !== undefined)}
      {...pausing}
      // It is a landmark only with a visible heading as its name.
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
      {head?.({ index, goTo: goToIfReady })}
      <div
        id={trackId}
        className={styles.viewport}
        ref={viewport}
        {...(isReadable && isLong && { tabIndex: 0, role: 'group', 'aria-label': name, onKeyDown: turn })}
      >
        <ul className={`${styles.list} swiper-wrapper`} ref={list}>
          {slides.map(({ key, content }, i) => (
            <li
              key={key}
              className={`${styles.slide} swiper-slide`}
              inert={isInert(i)}
              onFocus={() => bringIntoView(i)}
              onBlur={() => setFocused(null)}
            >
              {typeof content === 'function' ? content(i === index) : content}
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
      <LiveRegion texts={texts} position={position} isMoving={isMoving} />
    </section>
  );
};
