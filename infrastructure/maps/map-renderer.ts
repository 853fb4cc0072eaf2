import type { DealerMap } from '../../domain/map/dealer-map.ts';
import { Atlas } from './atlas.ts';
import { mapSvg } from './map-svg.ts';

/** Returns the SVG renderer of maps. The atlas is read with the first map. */
export const mapRenderer = (): ((map: DealerMap) => string) => {
  let atlas: Atlas | null = null;
  return (map) => mapSvg(map, (atlas ??= new Atlas()));
};
