import type { Surface } from '../../../domain/content/blocks/surface.ts';
import type { Device } from '../../theme/device.ts';
import { toneAnywhere, toneOn, type Tone } from './tone.ts';

/** The options of a slider on one device as an editor left them (specification, section 3); null: not said. */
export interface WrittenSlider {
  readonly active: boolean | null;
  readonly arrows: boolean | null;
  readonly arrows_color: Surface | null;
  readonly arrows_bg: Surface | null;
  readonly arrows_border: Surface | null;
  readonly dots_navigation: boolean | null;
  readonly dots_colors: Surface | null;
  readonly slides_per_view: number | null;
  readonly transition_effect: SlideEffect | null;
  readonly wrapper_css: string | null;
  readonly automatic_transition: boolean | null;
  readonly infinite_loop: boolean | null;
  /** In seconds. */
  readonly transition_delay: number | null;
  readonly hide_overflow: boolean | null;
}

export type SlideEffect = 'slide' | 'fade';

/** The variant of an arrow. Null border: a line as around fields. */
export interface ArrowStyle {
  readonly surface: Surface;
  readonly tone: Tone;
  readonly border: Tone | null;
}

/** How a slider is on one device. */
export interface SliderOptions {
  /** Off: the slides are below each other in rows, and nothing moves. */
  readonly isActive: boolean;
  /** How many slides are side by side. */
  readonly inView: number;
  /** Null: no arrows. */
  readonly arrows: ArrowStyle | null;
  /** Null: no dots. */
  readonly dots: Tone | null;
  readonly effect: SlideEffect;
  readonly wrapper: ReadonlyArray<WrapperClass>;
  /** After how many milliseconds it moves by itself; null: it does not. */
  readonly advanceMs: number | null;
  /** Whether the first slide follows the last, without an end. */
  readonly loops: boolean;
  /** Off: the neighbors of the slides in view look out at the sides, as far as the page's gutter. */
  readonly hidesOverflow: boolean;
}

export type SliderPerDevice = { readonly [device in Device]: SliderOptions };

export type WrittenSliders = { readonly [device in Device]: Partial<WrittenSlider> | null };

/** A device without an option has the next larger one's, or else the next smaller one's. */
const ORDER: { readonly [device in Device]: ReadonlyArray<Device> } = {
  desktop: ['desktop', 'tablet', 'mobile'],
  tablet: ['tablet', 'desktop', 'mobile'],
  mobile: ['mobile', 'tablet', 'desktop'],
};

/** Slides in view on a desktop, a tablet, a mobile (specification, section 9). */
const IN_VIEW: { readonly [device in Device]: number } = { desktop: 3, tablet: 2, mobile: 1 };

/** More do not fit, whatever they are. */
const MAX_IN_VIEW = 6;

/** What is not said is not passed on here: what fits a desktop is too much for a phone. */
const inViewOn = (device: Device, written: WrittenSliders): number => {
  const own = written[device]?.slides_per_view ?? null;
  if (own !== null) return Math.min(Math.max(1, Math.round(own)), MAX_IN_VIEW);
  if (device === 'desktop') return IN_VIEW.desktop;
  return Math.min(IN_VIEW[device], inViewOn(device === 'mobile' ? 'tablet' : 'desktop', written));
};

const optionsOn = (device: Device, written: WrittenSliders): SliderOptions => {
  const said = <Key extends keyof WrittenSlider>(key: Key): WrittenSlider[Key] | null =>
    ORDER[device].map((one) => written[one]?.[key] ?? null).find((one) => one !== null) ?? null;
  const surface = said('arrows_bg') ?? 'white';
  const border = said('arrows_border');
  const effect = said('transition_effect') ?? 'slide';
  return {
    isActive: said('active') ?? true,
    inView: effect === 'fade' ? 1 : inViewOn(device, written),
    arrows:
      (said('arrows') ?? true)
        ? { surface, tone: toneOn(surface, said('arrows_color')), border: border && toneAnywhere(border) }
        : null,
    dots: (said('dots_navigation') ?? true) ? toneAnywhere(said('dots_colors')) : null,
    effect,
    wrapper: wrapperClasses(said('wrapper_css')),
    advanceMs: (said('automatic_transition') ?? false) ? advanceAfter(said('transition_delay')) : null,
    loops: said('infinite_loop') ?? false,
    hidesOverflow: said('hide_overflow') ?? true,
  };
};

/** The options of a slider on every device, whole: what was not said is filled in. Slides that fade are one by one. */
export const sliderPerDevice = (written: WrittenSliders): SliderPerDevice => ({
  desktop: optionsOn('desktop', written),
  tablet: optionsOn('tablet', written),
  mobile: optionsOn('mobile', written),
});

const DEFAULT_DELAY_SECONDS = 10;
const MS_PER_SECOND = 1000;
/** The longest timer of browsers, in milliseconds. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * After how many milliseconds slides advance by themselves: `transition_delay` seconds, 10 when it is zero, less, or not
 * said (specification, section 9).
 */
export const advanceAfter = (seconds: number | null): number =>
  Math.min(
    (seconds === null || !(seconds > 0) ? DEFAULT_DELAY_SECONDS : seconds) * MS_PER_SECOND,
    MAX_TIMER_MS,
  );

/** What the wrapper of a slider may be: content names these classes, and no others reach the page. */
export const WRAPPER_CLASSES = ['narrow', 'padded', 'bordered', 'shadowed'] as const;

export type WrapperClass = (typeof WRAPPER_CLASSES)[number];

/** The classes of `wrapper_css` that are known, each once (specification, section 3: slider options). */
export const wrapperClasses = (written: string | null): ReadonlyArray<WrapperClass> => {
  const words = (written ?? '').toLowerCase().split(/[\s.,]+/);
  return WRAPPER_CLASSES.filter((name) => words.includes(name));
};

/** Three slides in view on a desktop, two on a tablet, one on a phone; arrows, dots, and ends (specification, section 9). */
export const DEFAULT_SLIDER: SliderPerDevice = sliderPerDevice({ desktop: null, tablet: null, mobile: null });
