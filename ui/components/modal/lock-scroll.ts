/** Stops the page from scrolling, and pads it by the width of its scroll bar so that nothing shifts. Returns a function that unlocks it. */
export const lockScroll = (root: HTMLElement): (() => void) => {
  const { overflow, paddingInlineEnd } = root.style;
  const bar = window.innerWidth - root.clientWidth;
  root.style.overflow = 'hidden';
  if (bar > 0) root.style.paddingInlineEnd = `${bar}px`;
  return () => {
    root.style.overflow = overflow;
    root.style.paddingInlineEnd = paddingInlineEnd;
  };
};
