import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { StepAttributes } from './codec.ts';
import { stopNote } from './texts.ts';

/** One step of a procedure (design language, section 5: step block). */
export const view = ({ data }: StepAttributes, { page }: ViewContext) => ({
  number: data.step_number,
  title: data.block_title,
  description: data.description,
  icon: data.icon && { src: data.icon.src, alt: data.icon.alt },
  /** The note above a step that needs a dealer; null: visitors can do the step themselves. */
  stopNote: data.stop_here ? stopNote(page.language) : null,
});

export type StepProps = ReturnType<typeof view>;
