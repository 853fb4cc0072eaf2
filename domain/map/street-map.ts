import type { DealerMap, MapMarker } from './dealer-map.ts';

/** What the library of the map says in another language than English, by its own names. */
export type StreetMapLabels = Readonly<Record<string, string>>;

/** A dealer's pin: `label` is its accessible name. */
export interface StreetMapPin extends MapMarker {
  readonly label: string;
}

/** Dealers on a map of another host. */
export interface StreetMap extends Pick<DealerMap, 'middle'> {
  /** The address of the map's style. */
  readonly style: string;
  /** The address of the map library. */
  readonly library: string;
  readonly markers: ReadonlyArray<StreetMapPin>;
  /** Absent: it speaks English. */
  readonly labels?: StreetMapLabels;
}
