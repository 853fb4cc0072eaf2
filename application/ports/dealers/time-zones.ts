import type { Option } from 'fp-ts/Option';
import type { Coordinates } from '../../../domain/postal-code/place.ts';

/** The time zones of places. */
export interface TimeZones {
  /** The IANA name of the time zone at a point, `America/Chicago`; none: the point is not on the earth. */
  readonly at: (point: Coordinates) => Option<string>;
}
