import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeroArt } from '../drawings/season-houses.ts';

/** Reads the illustrations that make up the home page's hero. `root` is the project's folder. */
export const heroArt = (root: string): HeroArt => {
  const read = (name: string) => readFileSync(join(root, `ui/theme/illustrations/${name}.svg`), 'utf8');
  return {
    house: read('home-hero'),
    skies: { spring: read('sky-spring'), summer: read('sky-summer'), winter: read('sky-winter') },
  };
};
