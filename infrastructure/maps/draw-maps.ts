import type { DealerMap } from '../../domain/map/dealer-map.ts';
import { Atlas } from './atlas.ts';
import { mapSvg } from './map-svg.ts';

/** Draws maps as SVG; the atlas is read when the first one is drawn. */
export const drawMaps = (): ((map: DealerMap) => string) => {
  let atlas: Atlas | null = null;
  return (map) => mapSvg(map, (atlas ??= new Atlas()));
};
