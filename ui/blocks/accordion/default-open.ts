import type { AccordionState } from '../../components/accordion/accordion-state.ts';
import { deviceAt, type Device } from '../../theme/device.ts';

/** Whether an accordion is open at first, for each device (specification, section 3: accordion block). */
export type DefaultOpen = { readonly [device in Device]: boolean };

/**
 * Whether an accordion must be opened (true) or closed (false) once the application has started; null: it stays. The server
 * renders it as on a desktop; one that is in another state was changed by the visitor, and one in view is left alone.
 */
export const openOnDevice = (
  open: DefaultOpen,
  /** Measured only where it matters. */
  stateOf: () => AccordionState,
): boolean | null => {
  if (open.desktop === open.tablet && open.desktop === open.mobile) return null;
  const { width, isOpen, isSeen } = stateOf();
  if (isSeen || isOpen !== open.desktop) return null;
  const isWanted = open[deviceAt(width)];
  return isWanted === isOpen ? null : isWanted;
};
