import type { Moment } from './press-watch.ts';

/** A page's reaction to a click, in milliseconds after it. */
export interface Reaction {
  /** The first sign: the browser started to open another document, or the page changed. */
  readonly acknowledged: number;
  readonly result: number;
  /** The first paint of another document; null if the page stayed. */
  readonly nextDocument: number | null;
  /** The first painted change after the click; null if there was none. */
  readonly changed: number | null;
}

/** The reaction to a click; null if there is no result yet. */
export const reactionOf = (moments: ReadonlyArray<Moment>): Reaction | null => {
  const pressed = moments.find(({ kind }) => kind === 'pressed')?.at ?? NaN;
  const after = (wanted: Moment['kind']): number | null => {
    const later = moments.filter(({ kind, at }) => kind === wanted && at >= pressed);
    return later.length === 0 ? null : Math.min(...later.map(({ at }) => at)) - pressed;
  };
  const result = after('result');
  if (result === null) return null;
  const opened = after('opened');
  const changed = after('changed');
  const nextDocument = opened === null ? null : after('first paint');
  return {
    acknowledged: Math.min(opened ?? result, changed ?? result, result),
    result: Math.max(result, nextDocument ?? result),
    nextDocument,
    changed,
  };
};
