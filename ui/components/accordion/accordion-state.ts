/** How an accordion stands on its page. */
export interface AccordionState {
  /** Of the window, in pixels. */
  readonly width: number;
  readonly isOpen: boolean;
  /** Whether it, or what is below it, can be seen: to open or close it would move what is read. */
  readonly isSeen: boolean;
}

export const accordionState = (details: HTMLDetailsElement): AccordionState => ({
  width: window.innerWidth,
  isOpen: details.open,
  isSeen: details.getBoundingClientRect().top < window.innerHeight,
});
