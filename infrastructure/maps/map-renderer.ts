import { spendSince } from '../system/spending.ts';
import type { DealerMap } from '../../domain/map/dealer-map.ts';
import { sharedAtlas } from './atlas.ts';
import { mapSvg } from './map-svg.ts';

/** Renders a map as SVG. */
export const renderMap = async (map: DealerMap): Promise<string> => {
  const atlas = await sharedAtlas();
  const began = process.threadCpuUsage();
  const svg = mapSvg(map, atlas);
  spendSince(began);
  return svg;
};
