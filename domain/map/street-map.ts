import type { DealerMap, MapMarker } from './dealer-map.ts';

/** Translations of the map library's texts, by the library's own keys. */
export type StreetMapLabels = Readonly<Record<string, string>>;

/** A dealer's pin: `label` is its accessible name. */
export interface StreetMapPin extends MapMarker {
  readonly label: string;
}

/** Dealers on an interactive street map. */
export interface StreetMap extends Pick<DealerMap, 'middle'> {
  /** The address of the map's style. */
  readonly style: string;
  /** The address of the map library. */
  readonly library: string;
  readonly markers: ReadonlyArray<StreetMapPin>;
  /** Absent in English. */
  readonly labels?: StreetMapLabels;
}
