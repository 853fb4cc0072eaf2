import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import type { FreeformAttributes } from './codec.ts';

export interface FreeformProps {
  readonly html: SafeHtml;
}

/** Classic content, written before WordPress had blocks; null: empty after sanitizing. */
export const view = ({ content, text }: FreeformAttributes): FreeformProps | null => {
  const written = content ?? text;
  return written === null || written.html === '' ? null : { html: written.html };
};

/** The names of the shortcodes that are left out. */
export const leftOutShortcodes = ({ content, text }: FreeformAttributes): ReadonlyArray<string> =>
  (content ?? text)?.leftOut ?? [];
