import * as E from 'fp-ts/Either';
import type { PositionUnknown, VisitorPosition } from '../../application/ports/visitor/visitor-position.ts';
import type { Coordinates } from '../../domain/postal-code/place.ts';

/** How long locating may take after the visitor has agreed, and how old a cached position may be, in milliseconds. */
const OPTIONS = { timeout: 8_000, maximumAge: 600_000, enableHighAccuracy: false };

/** How long the visitor may take to agree, in milliseconds. Some browsers never report that the prompt was closed. */
const PROMPT_TIMEOUT_MS = 60_000;

/** Positions are rounded to 1/1000 of a degree, about 120 yards. Only the area is needed. */
const STEPS = 1_000;

const PERMISSION_DENIED = 1;
const TIMEOUT = 3;

/** The browser's position. The browser asks the visitor for permission. */
export class BrowserVisitorPosition implements VisitorPosition {
  constructor(
    private readonly geolocation: () => Geolocation | undefined,
    private readonly promptTimeoutMs = PROMPT_TIMEOUT_MS,
  ) {}

  readonly now = () => (): Promise<E.Either<PositionUnknown, Coordinates>> =>
    new Promise((resolve) => {
      const geolocation = this.geolocation();
      if (geolocation === undefined) return resolve(unknown('unavailable'));
      const timer = setTimeout(() => resolve(unknown('slow')), this.promptTimeoutMs);
      const settle = (reply: E.Either<PositionUnknown, Coordinates>): void => {
        clearTimeout(timer);
        resolve(reply);
      };
      geolocation.getCurrentPosition(
        ({ coords }) => settle(E.right({ lat: rounded(coords.latitude), lon: rounded(coords.longitude) })),
        ({ code }) => settle(unknown(reasonOf(code))),
        OPTIONS,
      );
    });
}

const rounded = (degrees: number): number => Math.round(degrees * STEPS) / STEPS;

const reasonOf = (code: number): PositionUnknown['reason'] => {
  if (code === PERMISSION_DENIED) return 'refused';
  return code === TIMEOUT ? 'slow' : 'unavailable';
};

const unknown = (reason: PositionUnknown['reason']): E.Either<PositionUnknown, never> =>
  E.left({ _tag: 'PositionUnknown', reason });
