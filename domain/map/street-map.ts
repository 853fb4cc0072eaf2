import type { DealerMap } from './dealer-map.ts';

/** Dealers on a third-party street map. */
export interface StreetMap extends Pick<DealerMap, 'markers' | 'middle'> {
  /** The address of the map style. */
  readonly style: string;
  /** The address of the map library. */
  readonly library: string;
}
