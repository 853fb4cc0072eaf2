import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import type { AudioAttributes } from './codec.ts';

export interface AudioProps {
  /** Null: it is gone, and its caption is alone. */
  readonly src: string | null;
  readonly isLooped: boolean;
  readonly caption: SafeHtml | null;
}

/** A recording; null: there is neither it nor a caption. */
export const view = ({ src, loop, caption }: AudioAttributes): AudioProps | null =>
  src === null && caption === null ? null : { src: src?.src ?? null, isLooped: loop, caption };
