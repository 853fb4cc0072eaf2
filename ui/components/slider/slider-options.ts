import type { Surface } from '../../../domain/content/blocks/surface.ts';
import type { Device } from '../../theme/device.ts';
import { toneAnywhere, toneOn, type Tone } from './tone.ts';

/** The options of a slider on one device as an editor wrote them (specification, section 3); null for an option that isn't set. */
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

/** The style of an arrow. With a null border, it has the same outline as fields. */
export interface ArrowStyle {
  readonly surface: Surface;
  readonly tone: Tone;
  readonly border: Tone | null;
}

/** The resolved options of a slider on one device. */
export interface SliderOptions {
  /** If false, the slides are in rows below each other, and nothing moves. */
  readonly isActive: boolean;
  /** The number of slides side by side. */
  readonly inView: number;
  /** Null for no arrows. */
  readonly arrows: ArrowStyle | null;
  /** Null for no dots. */
  readonly dots: Tone | null;
  readonly effect: SlideEffect;
  readonly wrapper: ReadonlyArray<WrapperClass>;
  /** The delay before it moves by itself, in milliseconds; null if it doesn't. */
  readonly advanceMs: number | null;
  /** Whether the first slide follows the last, so that the row has no ends. */
  readonly loops: boolean;
  /** If false, neighboring slides show at the sides, as far as the page's gutter. */
  readonly hidesOverflow: boolean;
}

export type SliderPerDevice = { readonly [device in Device]: SliderOptions };

export type WrittenSliders = { readonly [device in Device]: Partial<WrittenSlider> | null };

/** Fallbacks for a device without an option: the next larger device, or else the next smaller one. */
const ORDER: { readonly [device in Device]: ReadonlyArray<Device> } = {
  desktop: ['desktop', 'tablet', 'mobile'],
  tablet: ['tablet', 'desktop', 'mobile'],
  mobile: ['mobile', 'tablet', 'desktop'],
};

/** Default number of slides in view on desktop, tablet and mobile (specification, section 9). */
const IN_VIEW: { readonly [device in Device]: number } = { desktop: 3, tablet: 2, mobile: 1 };

/** More slides don't fit, whatever their content. */
const MAX_IN_VIEW = 6;

/** A missing count is not simply inherited, since a desktop's count is too high for a phone. */
const inViewOn = (device: Device, written: WrittenSliders): number => {
  const own = written[device]?.slides_per_view ?? null;
  if (own !== null) return Math.min(Math.max(1, Math.round(own)), MAX_IN_VIEW);
  if (device === 'desktop') return IN_VIEW.desktop;
  return Math.min(IN_VIEW[device], inViewOn(device === 'mobile' ? 'tablet' : 'desktop', written));
};

const optionsOn = (device: Device, written: WrittenSliders): SliderOptions => {
  const optionFor = <Key extends keyof WrittenSlider>(key: Key): WrittenSlider[Key] | null =>
    ORDER[device].map((one) => written[one]?.[key] ?? null).find((one) => one !== null) ?? null;
  const surface = optionFor('arrows_bg') ?? 'white';
  const border = optionFor('arrows_border');
  const effect = optionFor('transition_effect') ?? 'slide';
  return {
    isActive: optionFor('active') ?? true,
    inView: effect === 'fade' ? 1 : inViewOn(device, written),
    arrows:
      (optionFor('arrows') ?? true)
        ? {
            surface,
            tone: toneOn(surface, optionFor('arrows_color')),
            border: border && toneAnywhere(border),
          }
        : null,
    dots: (optionFor('dots_navigation') ?? true) ? toneAnywhere(optionFor('dots_colors')) : null,
    effect,
    wrapper: wrapperClasses(optionFor('wrapper_css')),
    advanceMs:
      (optionFor('automatic_transition') ?? false) ? advanceDelayMs(optionFor('transition_delay')) : null,
    loops: optionFor('infinite_loop') ?? false,
    hidesOverflow: optionFor('hide_overflow') ?? true,
  };
};

/** The options of a slider on every device, with defaults filled in. Fading sliders show one slide at a time. */
export const sliderPerDevice = (written: WrittenSliders): SliderPerDevice => ({
  desktop: optionsOn('desktop', written),
  tablet: optionsOn('tablet', written),
  mobile: optionsOn('mobile', written),
});

const DEFAULT_DELAY_SECONDS = 10;
const MS_PER_SECOND = 1000;
/** The maximum delay of a browser timer, in milliseconds. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * The delay before slides advance by themselves, in milliseconds: `transition_delay` seconds, or 10 seconds if it is zero, negative
 * or not set (specification, section 9).
 */
export const advanceDelayMs = (seconds: number | null): number =>
  Math.min(
    (seconds === null || !(seconds > 0) ? DEFAULT_DELAY_SECONDS : seconds) * MS_PER_SECOND,
    MAX_TIMER_MS,
  );

/** The classes that content may set on a slider's wrapper. No others reach the page. */
export const WRAPPER_CLASSES = ['narrow', 'padded', 'bordered', 'shadowed'] as const;

export type WrapperClass = (typeof WRAPPER_CLASSES)[number];

/** The known classes in `wrapper_css`, without duplicates (specification, section 3: slider options). */
export const wrapperClasses = (written: string | null): ReadonlyArray<WrapperClass> => {
  const words = (written ?? '').toLowerCase().split(/[\s.,]+/);
  return WRAPPER_CLASSES.filter((name) => words.includes(name));
};

/** Three slides in view on a desktop, two on a tablet, one on a phone, with arrows, dots, and ends (specification, section 9). */
export const DEFAULT_SLIDER: SliderPerDevice = sliderPerDevice({ desktop: null, tablet: null, mobile: null });
