import type { Media } from '../content/blocks/media.ts';

/** A picture that answers one question about a product, with its texts. */
export interface ProductDrawing {
  /** The question that it answers. */
  readonly title: string;
  readonly image: Media;
  /** The legend of its numbers, from 1. */
  readonly labels: ReadonlyArray<string>;
  /** The conclusion to remember. */
  readonly caption: string;
}
