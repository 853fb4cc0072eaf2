import { inSlices } from '../system/in-slices.ts';
import { spendSince } from '../system/spending.ts';
import type { DealerMap } from '../../domain/map/dealer-map.ts';
import { Atlas } from './atlas.ts';
import { mapSvg } from './map-svg.ts';

/** Returns the SVG renderer of maps. The atlas is read with the first map. */
export const mapRenderer = (): ((map: DealerMap) => Promise<string>) => {
  let atlas: Promise<Atlas> | null = null;
  return async (map) => {
    const read = await (atlas ??= inSlices(Atlas.reading()));
    const began = process.threadCpuUsage();
    const svg = mapSvg(map, read);
    spendSince(began);
    return svg;
  };
};
