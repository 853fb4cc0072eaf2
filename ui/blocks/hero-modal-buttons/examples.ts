import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

const BUTTONS = { button_left_text: 'Get help', button_right_text: 'Update your location' };

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Over a picture with a small version, half width',
    attributes: {
      data: {
        heading: 'Tell us what is wrong',
        sub_heading: 'A dealer who serves your area will get in touch within 24 to 48 hours.',
        ...BUTTONS,
        text_alignment: 'left',
        'width_50%': '1',
        background_image_large: { sourceUrl: '/drawings/house-winter.svg', width: 1200, height: 675 },
        background_image_small: { sourceUrl: '/drawings/outdoor-unit.svg', width: 640, height: 400 },
      },
    },
  },
  {
    title: 'Centered',
    attributes: {
      data: {
        heading: 'Who serves your street?',
        sub_heading: 'Dealers differ from zip to zip.',
        ...BUTTONS,
        text_alignment: 'center',
        background_image_large: { sourceUrl: '/drawings/house-summer.svg', width: 1200, height: 675 },
      },
    },
  },
  {
    title: 'On the right, half width',
    attributes: {
      data: {
        heading: 'Moved to a new house?',
        ...BUTTONS,
        text_alignment: 'right',
        'width_50%': true,
        background_image_large: { sourceUrl: '/drawings/house-spring.svg', width: 1200, height: 675 },
      },
    },
  },
  {
    title: 'Without a picture, one button',
    attributes: {
      data: { heading: 'Not sure who to ask?', button_left_text: 'Get help' },
    },
  },
];
