import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

const LARGE = '/videos/even-air-large.webm';
const SMALL = '/videos/even-air-small.webm';
const PICTURES = {
  poster_image: { sourceUrl: '/videos/even-air-large.webp', width: 960, height: 440 },
  mobile_image: { sourceUrl: '/videos/even-air-small.webp', width: 400, height: 440 },
};

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Three video sizes, a height for each device, and a wave at the bottom',
    attributes: {
      data: {
        heading: 'Steady comfort, all year',
        sub_heading: 'From the first cold night to the last warm one.',
        video_large: LARGE,
        video_medium: LARGE,
        video_small: SMALL,
        ...PICTURES,
        height_large: 560,
        height_medium: '480px',
        height_small: 440,
        enable_wave: '1',
        wave_color: '#fbf8f3',
        button_text: 'Find a dealer',
        button_url: '/find-a-dealer/',
      },
    },
  },
  {
    title: 'Centered, a tinted wave, and only a picture on phones',
    attributes: {
      data: {
        heading: 'Air that moves, rooms that stay even',
        text_alignment: 'center',
        video_large: LARGE,
        ...PICTURES,
        height_large: 400,
        enable_wave: true,
        wave_color: '#e9f2f2',
      },
    },
  },
  {
    title: 'On the right, without a wave or pictures',
    attributes: {
      data: {
        heading: 'One system, both seasons',
        sub_heading: 'Heat pumps warm and cool.',
        text_alignment: 'right',
        video_large: { url: LARGE },
        video_small: { url: SMALL },
      },
    },
  },
  {
    title: 'Pictures only',
    attributes: { data: { heading: 'Quiet air', ...PICTURES, height_small: 240 } },
  },
];
