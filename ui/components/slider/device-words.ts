import type { SliderOptions, SliderPerDevice } from './slider-options.ts';

/** The options of a device as words in an attribute, from which the styles take widths, gaps and controls. */
const wordsOf = (options: SliderOptions, slides: number, arrowsAbove: boolean): string => {
  const { isActive, inView, arrows, dots, advanceMs, hidesOverflow, wrapper } = options;
  const isWhole = !isActive || slides <= inView;
  const hasFoot = dots !== null || advanceMs !== null || (arrows !== null && !arrowsAbove);
  return [
    `view-${inView}`,
    ...(isActive ? [] : ['still']),
    ...(isWhole || arrows === null ? ['no-arrows'] : []),
    ...(isWhole || dots === null ? ['no-dots'] : []),
    ...(isWhole || advanceMs === null ? ['no-pause'] : []),
    ...(isWhole || !hasFoot ? ['no-foot'] : []),
    ...(hidesOverflow ? [] : ['open']),
    ...wrapper,
  ].join(' ');
};

/**
 * The data attributes that describe a slider of this many slides on each device. Only styles read them, so the layout waits for no
 * script.
 */
export const deviceWords = (
  { desktop, tablet, mobile }: SliderPerDevice,
  slides: number,
  arrowsAbove: boolean,
): Readonly<Record<`data-${keyof SliderPerDevice}`, string>> => ({
  'data-desktop': wordsOf(desktop, slides, arrowsAbove),
  'data-tablet': wordsOf(tablet, slides, arrowsAbove),
  'data-mobile': wordsOf(mobile, slides, arrowsAbove),
});
