import assert from 'node:assert/strict';
import { filmFor } from '../../../../../ui/components/loop-film/film-sizes.ts';
import { mayStartByItself, type FilmFacts } from '../../../../../ui/components/loop-film/film-start.ts';
import type { FilmsPart, FilmWish } from '../../../film-parts.ts';
import { filmsOn } from './page-screen.ts';
import { WIDTHS } from './pages.ts';
import type { Visit } from '../visit.ts';

const factsOf = (wish: FilmWish): FilmFacts => ({
  hasLoaded: true,
  isNear: true,
  wantsLessMotion: wish === 'less motion',
  savesData: wish === 'less data',
  connection: wish === 'a slow connection' ? '3g' : '4g',
});

export const filmsOf = (visit: Visit): FilmsPart => {
  let facts = factsOf('anything');
  let isMoving: boolean | null = null;
  let wasFetched = false;

  const moves = (): boolean => {
    const { view } = visit.contents;
    const [films] = view?.kind === 'found' ? filmsOn(view.page) : [];
    assert.ok(films && filmFor(WIDTHS[visit.room], films) !== null, 'There is no film');
    isMoving ??= mayStartByItself(facts);
    wasFetched ||= isMoving;
    return isMoving;
  };

  return {
    wish: async (wish) => void (facts = factsOf(wish)),
    press: async (to) => {
      assert.equal(moves(), to === 'pause');
      isMoving = to === 'play';
    },
    movesWhen: async () => moves(),
    wasFetched: async () => wasFetched,
  };
};
