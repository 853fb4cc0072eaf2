import { dependsOnWidth, isOpenAt, type DefaultOpen } from '../../../domain/content/default-open.ts';

/** What a page's width and what is in view say of an accordion that the server has drawn. */
export interface AccordionInView {
  /** Of the page, in pixels. */
  readonly width: number;
  /** Whether it stands open now. */
  readonly isOpen: boolean;
  /** Whether it, or what stands below it, can be seen: to open or close it would move what is read. */
  readonly isSeen: boolean;
}

/**
 * Whether an accordion is to be opened (true) or closed (false) once the application has started; null: it stays. The
 * server draws it as on a desktop; one that stands otherwise has been pressed, and one in view is left alone.
 */
export const settledAccordion = (
  open: DefaultOpen,
  /** Measured only where it matters. */
  standing: () => AccordionInView,
): boolean | null => {
  if (!dependsOnWidth(open)) return null;
  const { width, isOpen, isSeen } = standing();
  if (isSeen || isOpen !== open.desktop) return null;
  const isWanted = isOpenAt(width, open);
  return isWanted === isOpen ? null : isWanted;
};
