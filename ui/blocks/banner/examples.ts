import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'On a color, text on the left',
    attributes: {
      data: {
        title: 'Ready for the first cold night?',
        description: '<p>Have every fuel-burning system, its flue and its chimney inspected each year.</p>',
        button_url: '/find-a-dealer/',
        button_text: 'Find a dealer',
        background_color: 'ember',
        text_alignment: 'left',
        heading_tag: 'h2',
      },
    },
  },
  {
    title: 'Over a picture, centered',
    attributes: {
      data: {
        title: 'Steady comfort, all year',
        description: '<p>Find the local pros who keep it that way.</p>',
        button_url: '/get-help/',
        button_text: 'Get help',
        background_image: {
          sourceUrl: '/drawings/outdoor-unit.svg',
          altText: '',
          width: 640,
          height: 400,
        },
        text_alignment: 'center',
      },
    },
  },
  {
    title: 'A title alone, on a dark background',
    attributes: {
      data: { title: 'Your owner’s manual takes priority over this page', background_color: 'ink' },
    },
  },
];
