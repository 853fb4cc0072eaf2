import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { openSpans } from '../../../domain/dealer/opening-hours.ts';

/** How a language writes the hours of a day; times are in minutes since midnight. */
interface SpanTexts {
  readonly closed: string;
  readonly allDay: string;
  readonly span: (opens: number, closes: number) => string;
}

const DAY = 24 * 60;

/** The hours that a dealer wrote in English, in another language; unchanged where they cannot be understood. */
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
