import assert from 'node:assert/strict';
import { videoFor } from '../../../../../ui/components/loop-video/video-sizes.ts';
import { mayStartByItself, type VideoFacts } from '../../../../../ui/components/loop-video/video-start.ts';
import type { VideosPart, VideoPreference } from '../../../parts/video-parts.ts';
import { heroVideosOn } from './page-screen.ts';
import { WIDTHS } from './pages.ts';
import type { Visit } from '../visit.ts';

const factsOf = (wish: VideoPreference): VideoFacts => ({
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
    const [videos] = view?.kind === 'found' ? heroVideosOn(view.page) : [];
    assert.ok(videos && videoFor(WIDTHS[visit.screenSize], videos) !== null, 'There is no video');
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
