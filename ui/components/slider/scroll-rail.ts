import type { Rail, Standing } from './rail.ts';

/** How far a viewport has scrolled, in stops; the distance of two slides in px is what one step takes. */
export const scrolled = (viewport: HTMLElement): Standing & { readonly stride: number } => {
  const [first, second] = viewport.firstElementChild?.children ?? [];
  const stride =
    first === undefined || second === undefined
      ? viewport.clientWidth
      : second.getBoundingClientRect().left - first.getBoundingClientRect().left;
  const steps = (px: number): number => Math.round(px / Math.max(1, stride));
  const stops = steps(viewport.scrollWidth - viewport.clientWidth) + 1;
  return { stop: Math.min(steps(viewport.scrollLeft), stops - 1), stops, loops: false, stride };
};

/** Moves slides by the scrolling of their viewport, which snaps to them and is as smooth as its style says. */
export const scrollRail = (viewport: HTMLElement, onStand: (standing: Standing) => void): Rail => {
  const stand = (): void => {
    const { stop, stops, loops } = scrolled(viewport);
    onStand({ stop, stops, loops });
  };
  const resized = new ResizeObserver(stand);
  viewport.addEventListener('scroll', stand, { passive: true });
  resized.observe(viewport);
  stand();
  return {
    goTo: (stop) => viewport.scrollTo({ left: stop * scrolled(viewport).stride }),
    refresh: stand,
    end: () => {
      viewport.removeEventListener('scroll', stand);
      resized.disconnect();
    },
  };
};
