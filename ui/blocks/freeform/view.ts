import type { FreeformAttributes } from './codec.ts';

/** Classic content, written before WordPress had blocks; null: empty after sanitizing. */
export const view = ({ content, text }: FreeformAttributes) => {
  const written = content ?? text;
  return written === null || written.html === '' ? null : { html: written.html };
};

export type FreeformProps = NonNullable<ReturnType<typeof view>>;

/** The names of the shortcodes that are left out. */
export const leftOutShortcodes = ({ content, text }: FreeformAttributes): ReadonlyArray<string> =>
  (content ?? text)?.leftOut ?? [];
