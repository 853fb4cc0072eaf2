/** A point on the earth, in degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly lon: number;
}

/** The place that a postal code names: its post town, two-letter state or province, and middle. */
export interface Place extends Coordinates {
  readonly city: string;
  readonly state: string;
}

/** Where a search of a code looks. */
export interface SearchedPlace extends Place {
  /** Whether the code is in no list, and this is the middle of its neighbors; it then names no town. */
  readonly isApproximate: boolean;
}
