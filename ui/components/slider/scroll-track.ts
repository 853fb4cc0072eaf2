import type { Track, SliderPosition } from './track.ts';

/** The position of a scrolled viewport. `stride` is the distance between two slides in px. */
export const scrolled = (viewport: HTMLElement): SliderPosition & { readonly stride: number } => {
  const [first, second] = viewport.firstElementChild?.children ?? [];
  const stride =
    first === undefined || second === undefined
      ? viewport.clientWidth
      : second.getBoundingClientRect().left - first.getBoundingClientRect().left;
  const steps = (px: number): number => Math.round(px / Math.max(1, stride));
  const count = steps(viewport.scrollWidth - viewport.clientWidth) + 1;
  return { index: Math.min(steps(viewport.scrollLeft), count - 1), count, loops: false, stride };
};

/**
 * Moves slides by scrolling their viewport, which snaps to slides and scrolls as smoothly as its styles allow. If ended during a
 * move, it jumps to the move's target.
 */
export const scrollTrack = (viewport: HTMLElement, onMove: (position: SliderPosition) => void): Track => {
  let target: number | null = null;
  const scrollTo = (index: number, behavior?: ScrollBehavior): void =>
    viewport.scrollTo({ left: index * scrolled(viewport).stride, ...(behavior && { behavior }) });
  const report = (): void => {
    const { index, count, loops } = scrolled(viewport);
    if (index === target) target = null;
    onMove({ index, count, loops });
  };
  const resized = new ResizeObserver(report);
  viewport.addEventListener('scroll', report, { passive: true });
  resized.observe(viewport);
  report();
  return {
    goTo: (index) => {
      target = index;
      scrollTo(index);
    },
    refresh: report,
    end: () => {
      viewport.removeEventListener('scroll', report);
      resized.disconnect();
      if (target !== null) scrollTo(target, 'instant');
    },
  };
};
