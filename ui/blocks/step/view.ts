import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import type { StepAttributes } from './codec.ts';
import { stopNote } from './texts.ts';

export interface StepProps {
  readonly number: number | null;
  readonly title: string | null;
  readonly description: SafeHtml | null;
  readonly icon: { readonly src: string; readonly alt: string } | null;
  /** The note above a step that needs a dealer; null: visitors can do the step themselves. */
  readonly stopNote: string | null;
}

/** One step of a procedure (design language, section 5: step block). */
export const view = ({ data }: StepAttributes, { page }: ViewContext): StepProps => ({
  number: data.step_number,
  title: data.block_title,
  description: data.description,
  icon: data.icon && { src: data.icon.src, alt: data.icon.alt },
  stopNote: data.stop_here ? stopNote(page.language) : null,
});
