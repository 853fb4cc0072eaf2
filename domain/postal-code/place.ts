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
