/** A point on the earth, in degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly lon: number;
}

/** The place of a postal code: its post town, two-letter state or province, and center. */
export interface Place extends Coordinates {
  readonly city: string;
  readonly state: string;
}

/** The place that a search of a code uses. */
export interface SearchedPlace extends Place {
  /** Whether the code is unlisted and this is the center of its neighbors. It then has no town. */
  readonly isApproximate: boolean;
}
