import type { Option } from 'fp-ts/Option';
import type { Coordinates } from '../../../domain/postal-code/place.ts';

export interface TimeZones {
  /** The IANA time zone at a point, such as `America/Chicago`; none for invalid coordinates. */
  readonly at: (point: Coordinates) => Option<string>;
}
