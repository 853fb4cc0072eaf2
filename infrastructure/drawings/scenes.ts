import { commercialBuilding } from './commercial-building.ts';
import type { Svg } from './pen.ts';
import { refrigerationLoop } from './refrigeration-loop.ts';
import type { ScenePath } from './scene-paths.ts';
import { type HeroArt, seasonHouse } from './season-houses.ts';

const COMPOSED: { readonly [path in ScenePath]: (art: HeroArt) => Svg } = {
  '/drawings/systems/commercial-building.svg': commercialBuilding,
  '/drawings/systems/refrigeration-loop.svg': refrigerationLoop,
  '/drawings/house-spring.svg': (art) => seasonHouse('spring', art),
  '/drawings/house-summer.svg': (art) => seasonHouse('summer', art),
  '/drawings/house-winter.svg': (art) => seasonHouse('winter', art),
};

/** The scene of a path as an SVG file. */
export const scene = (path: ScenePath, art: HeroArt): Svg => COMPOSED[path](art);
