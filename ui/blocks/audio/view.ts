import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import type { AudioAttributes } from './codec.ts';

export interface AudioProps {
  /** Null: the file is missing; only the caption is shown. */
  readonly src: string | null;
  readonly isLooped: boolean;
  readonly caption: SafeHtml | null;
}

/** A recording; null: neither a file nor a caption exists. */
export const view = ({ src, loop, caption }: AudioAttributes): AudioProps | null =>
  src === null && caption === null ? null : { src: src?.src ?? null, isLooped: loop, caption };
