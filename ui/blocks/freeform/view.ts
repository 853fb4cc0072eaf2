import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import type { FreeformAttributes } from './codec.ts';

export interface FreeformProps {
  readonly html: SafeHtml;
}

/** Content that was written before there were blocks; null: nothing of it is left. */
export const view = ({ content, text }: FreeformAttributes): FreeformProps | null => {
  const written = content ?? text;
  return written === null || written.html === '' ? null : { html: written.html };
};

/** The shortcodes that are left out of it, by their names. */
export const leftOutShortcodes = ({ content, text }: FreeformAttributes): ReadonlyArray<string> =>
  (content ?? text)?.leftOut ?? [];
