/** Below this width hovering opens no tooltip; a tap and keyboard focus do. In CSS pixels (specification, section 4). */
const MOBILE_BREAKPOINT = 768;

/** An event at a tooltip: a pointer enters or leaves, its button gains or loses the focus, or it scrolls away. */
export type TooltipEvent =
  | { readonly kind: 'entered'; readonly pointer: string; readonly windowWidth: number }
  | { readonly kind: 'left'; readonly pointer: string }
  /** `byKeyboard`: whether the browser shows a focus ring. */
  | { readonly kind: 'focused'; readonly byKeyboard: boolean }
  | { readonly kind: 'blurred' | 'scrolled' };

/**
 * Whether a tooltip opens or closes; null for no change. Lifting a finger doesn't count as leaving. Clicks on the button, Escape and
 * outside clicks are handled natively by the popover.
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
