/** Keeps a page from being scrolled; where its scroll bar goes, as much room stays, so that nothing jumps. Answers how to let go. */
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
