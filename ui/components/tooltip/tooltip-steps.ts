/** Below it a tooltip opens on a tap alone; in CSS pixels (specification, section 4). */
const MOBILE_BREAKPOINT = 768;

/** What happens at a tooltip: a pointer comes or leaves, its button gets or loses the focus, it scrolls away. */
export type TooltipEvent =
  | { readonly kind: 'entered'; readonly pointer: string; readonly windowWidth: number }
  | { readonly kind: 'left'; readonly pointer: string }
  /** `byKeyboard`: as a browser judges that the focus must be seen. */
  | { readonly kind: 'focused'; readonly byKeyboard: boolean }
  | { readonly kind: 'blurred' | 'scrolled' };

/**
 * Whether a tooltip opens or closes; null: it stays as it is. A finger leaves whenever it is lifted: that is no leave.
 * A click on its button opens it natively; Escape, and a click next to it, close it.
 */
export const tooltipStep = (event: TooltipEvent): 'open' | 'close' | null => {
  switch (event.kind) {
    case 'entered':
      return event.pointer === 'mouse' && event.windowWidth >= MOBILE_BREAKPOINT ? 'open' : null;
    case 'left':
      return event.pointer === 'touch' ? null : 'close';
    case 'focused':
      return event.byKeyboard ? 'open' : null;
    case 'blurred':
    case 'scrolled':
      return 'close';
  }
};
