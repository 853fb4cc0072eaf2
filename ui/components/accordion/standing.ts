/** How an accordion stands on its page: its width, whether it is open, and whether to change that would move what can be seen. */
export interface Standing {
  readonly width: number;
  readonly isOpen: boolean;
  readonly isSeen: boolean;
}

/** Measures it. */
export const standingOf = (details: HTMLDetailsElement): Standing => ({
  width: window.innerWidth,
  isOpen: details.open,
  isSeen: details.getBoundingClientRect().top < window.innerHeight,
});
