import type { DealerMap } from './dealer-map.ts';

/** Dealers on a map of another host. */
export interface StreetMap extends Pick<DealerMap, 'markers' | 'middle'> {
  /** The address of the map's style. */
  readonly style: string;
  /** The address of the module that draws it. */
  readonly library: string;
}
