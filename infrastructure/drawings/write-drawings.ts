import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DRAWING_NAMES, drawingPath } from '../../domain/product/product-drawings.ts';
import { productDrawing } from './product-drawings.ts';
import { SCENE_PATHS } from './scene-paths.ts';
import { scene } from './scenes.ts';
import type { HeroArt } from './season-houses.ts';

/** Writes every generated drawing to its path below the folder of the site's files. */
export const writeDrawings = (folder: string, art: HeroArt): void => {
  const write = (path: string, svg: string): void => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, svg);
  };
  for (const name of DRAWING_NAMES) write(drawingPath(name), productDrawing(name));
  for (const path of SCENE_PATHS) write(path, scene(path, art));
};
