import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { openSpans } from '../../../domain/dealer/opening-hours.ts';

/** How a language writes a day's hours. Times are minutes since midnight. */
interface SpanTexts {
  readonly closed: string;
  readonly allDay: string;
  readonly span: (opens: number, closes: number) => string;
}

const DAY = 24 * 60;

/** Translates hours that a dealer wrote in English. Returns them unchanged when they can't be parsed. */
export const writtenSpans = (hours: string, { closed, allDay, span }: SpanTexts): string =>
  pipe(
    openSpans(hours),
    O.match(
      () => hours,
      (spans) =>
        spans.length === 0
          ? closed
          : spans
              .map(({ opens, closes }) => (closes - opens >= DAY ? allDay : span(opens, closes % DAY)))
              .join(', '),
    ),
  );
