import { describe, expect, test } from '@jest/globals';
import {
  isVideoDue,
  mayStartByItself,
  type VideoFacts,
} from '../../../../ui/components/loop-video/video-start.ts';

const READY: VideoFacts = {
  hasLoaded: true,
  isNear: true,
  wantsLessMotion: false,
  savesData: false,
  connection: '4g',
};

describe('A video', () => {
  test.each([['4g'], [null], ['5g']])('starts by itself over a connection of type %s', (connection) =>
    expect(mayStartByItself({ ...READY, connection })).toBe(true),
  );

  test.each<[string, Partial<VideoFacts>]>([
    ['before the page has loaded', { hasLoaded: false }],
    ['while it is far away', { isNear: false }],
    ['for a visitor who prefers less motion', { wantsLessMotion: true }],
    ['for a visitor who saves data', { savesData: true }],
    ['over a very slow connection', { connection: 'slow-2g' }],
    ['over a slow connection', { connection: '2g' }],
    ['over a 3G connection', { connection: '3g' }],
  ])('does not start %s', (_when, facts) => expect(mayStartByItself({ ...READY, ...facts })).toBe(false));

  test('is due once the page has loaded and it is near, even if the visitor prefers less motion', () => {
    expect(isVideoDue({ ...READY, wantsLessMotion: true })).toBe(true);
    expect(isVideoDue({ ...READY, hasLoaded: false })).toBe(false);
    expect(isVideoDue({ ...READY, isNear: false })).toBe(false);
  });
});
