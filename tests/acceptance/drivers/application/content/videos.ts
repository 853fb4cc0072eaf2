import assert from 'node:assert/strict';
import { filmFor } from '../../../../../ui/components/loop-film/film-sizes.ts';
import { mayStartByItself, type FilmFacts } from '../../../../../ui/components/loop-film/film-start.ts';
import type { VideosPart, VideoPreference } from '../../../video-parts.ts';
import { heroVideosOn } from './page-screen.ts';
import { WIDTHS } from './pages.ts';
import type { Visit } from '../visit.ts';

const factsOf = (wish: VideoPreference): FilmFacts => ({
  hasLoaded: true,
  isNear: true,
  wantsLessMotion: wish === 'less motion',
  savesData: wish === 'less data',
  connection: wish === 'a slow connection' ? '3g' : '4g',
});

export const videosOf = (visit: Visit): VideosPart => {
  let facts = factsOf('anything');
  let isMoving: boolean | null = null;
  let wasFetched = false;

  const moves = (): boolean => {
    const { view } = visit.contents;
    const [films] = view?.kind === 'found' ? heroVideosOn(view.page) : [];
    assert.ok(films && filmFor(WIDTHS[visit.screenSize], films) !== null, 'There is no video');
    isMoving ??= mayStartByItself(facts);
    wasFetched ||= isMoving;
    return isMoving;
  };

  return {
    prefer: async (wish) => void (facts = factsOf(wish)),
    activate: async (to) => {
      assert.equal(moves(), to === 'pause');
      isMoving = to === 'play';
    },
    playsWhen: async () => moves(),
    wasDownloaded: async () => wasFetched,
  };
};
