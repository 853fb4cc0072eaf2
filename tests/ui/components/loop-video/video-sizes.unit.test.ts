import { describe, expect, test } from '@jest/globals';
import { videoFor, type VideoSizes } from '../../../../ui/components/loop-video/video-sizes.ts';

const ALL: VideoSizes = { large: '/l.mp4', medium: '/m.mp4', small: '/s.mp4' };
const NONE: VideoSizes = { large: null, medium: null, small: null };

describe('The file of a video', () => {
  test.each([
    [320, '/s.mp4'],
    [599, '/s.mp4'],
    [600, '/m.mp4'],
    [1023, '/m.mp4'],
    [1024, '/l.mp4'],
    [2560, '/l.mp4'],
  ])('in a window %i px wide is %s', (width, video) => expect(videoFor(width, ALL)).toBe(video));

  test.each([
    [375, { ...NONE, large: '/l.mp4', medium: '/m.mp4' }, null],
    [768, { ...NONE, large: '/l.mp4', small: '/s.mp4' }, '/s.mp4'],
    [768, { ...NONE, large: '/l.mp4' }, '/l.mp4'],
    [1280, { ...NONE, medium: '/m.mp4', small: '/s.mp4' }, '/m.mp4'],
    [1280, { ...NONE, small: '/s.mp4' }, '/s.mp4'],
    [1280, NONE, null],
  ])('in a window %i px wide is chosen from the existing sizes: %j', (width, sizes, video) =>
    expect(videoFor(width, sizes)).toBe(video),
  );
});
