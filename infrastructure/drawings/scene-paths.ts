/** The paths of generated drawings that are not about a single product. */
export const SCENE_PATHS = [
  '/drawings/systems/commercial-building.svg',
  '/drawings/systems/refrigeration-loop.svg',
  '/drawings/house-spring.svg',
  '/drawings/house-summer.svg',
  '/drawings/house-winter.svg',
] as const;

export type ScenePath = (typeof SCENE_PATHS)[number];

export const isScene = (path: string): path is ScenePath => SCENE_PATHS.some((scene) => scene === path);
