import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Picture on the left, with a button',
    attributes: {
      data: {
        title: 'Change the filter, keep the air moving',
        content:
          '<p>A dirty filter slows the air down. That can ice up a cooling coil and make a furnace stop and start.</p><ul><li>Check the filter once a month.</li><li>Let the arrow on its frame point the way the air goes.</li></ul>',
        image: {
          sourceUrl: '/drawings/change-a-filter.svg',
          altText: 'A hand slides a filter into its slot',
          width: 640,
          height: 480,
        },
        image_position: 'left',
        button_text: 'See the steps',
        button_url: '/resources/maintenance-tips/clean-or-change-filter/',
      },
    },
  },
  {
    title: 'Picture on the right, on a full-width background',
    attributes: {
      data: {
        title: 'Give the outdoor unit room to breathe',
        heading_tag: 'h3',
        content:
          '<p>Clear leaves and soft snow away by hand. Leave the cabinet closed: the inside is a technician’s job.</p>',
        image: {
          sourceUrl: '/drawings/outdoor-unit.svg',
          altText: 'An outdoor unit beside a house',
          width: 640,
          height: 400,
        },
        image_position: 'right',
        backgroundColor: 'mist',
      },
    },
  },
  {
    title: 'Blocks inside, on a dark background, picture size unknown',
    attributes: {
      data: {
        title: 'Steady comfort, all year',
        image: '/drawings/outdoor-unit.svg',
        image_alt: '',
        backgroundColor: 'ink',
        button_text: 'Find a dealer',
        button_url: '/find-a-dealer/',
      },
    },
    innerBlocks: [
      {
        name: 'core/paragraph',
        attributes: {
          content:
            'A system of the right size runs long and steady. Ask your dealer for the written load calculation.',
        },
      },
    ],
  },
];
