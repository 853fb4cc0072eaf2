import { filmFor } from '../../../domain/content/film-sizes.ts';
import { isFilmDue, mayStartByItself } from '../../../domain/content/film-start.ts';
import { heroHeights } from '../../../domain/content/hero-heights.ts';

/** What the film of a hero goes by: which of its sizes plays, whether it may start by itself, and how high it stands. */
export const heroFilm = { filmFor, isFilmDue, mayStartByItself, heroHeights } as const;
