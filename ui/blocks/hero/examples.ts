import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

const house = (season: string): object => ({
  sourceUrl: `/drawings/house-${season}.svg`,
  altText: '',
  width: 1200,
  height: 675,
});

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'On a light background, with a drawing beside it and two buttons',
    attributes: {
      data: {
        heading: 'Heat pumps that warm and cool',
        sub_heading: 'One system for both seasons, sized for your house.',
        text: '<p>A dealer near you measures your home first, and may find rebates that pay part of it.</p>',
        button_text: 'Find a dealer',
        button_url: '/find-a-dealer/',
        second_button_text: 'Get help',
        second_button_url: '/get-help/',
        image: {
          sourceUrl: '/drawings/outdoor-unit.svg',
          altText: 'An outdoor unit beside a house',
          width: 640,
          height: 400,
        },
      },
    },
  },
  {
    title: 'Over a picture, text on the left',
    attributes: {
      data: {
        heading: 'Ready for the first cold night?',
        sub_heading: 'Have your system inspected before you need it.',
        button_text: 'Find a dealer',
        button_url: '/find-a-dealer/',
        second_button_text: 'Read the maintenance tips',
        second_button_url: '/resources/maintenance-tips/',
        background_image_large: house('winter'),
        background_image_small: '/drawings/outdoor-unit.svg',
      },
    },
  },
  {
    title: 'Over a light picture, centered',
    attributes: {
      data: {
        heading: 'Steady comfort, all year',
        sub_heading: 'Find the local pros who keep it that way.',
        text_alignment: 'center',
        button_text: 'Get help',
        button_url: '/get-help/',
        background_image_large: house('summer'),
      },
    },
  },
  {
    title: 'Over a picture, text on the right',
    attributes: {
      data: {
        heading: 'A spring check keeps summer cool',
        text: '<p>Rinse the outdoor coil with a garden hose, power off. <a href="/resources/maintenance-tips/">More tips</a></p>',
        text_alignment: 'right',
        background_image_large: house('spring'),
      },
    },
  },
  {
    title: 'On a dark background, drawing on the left',
    attributes: {
      data: {
        heading: 'No heat tonight?',
        sub_heading: 'See dealers near you who answer 24/7.',
        text_alignment: 'right',
        background_color: 'ink',
        button_text: 'Find a dealer',
        button_url: '/find-a-dealer/',
        image: { sourceUrl: '/drawings/change-a-filter.svg', altText: '', width: 640, height: 480 },
      },
    },
  },
  {
    title: 'On a tint, centered, without a button',
    attributes: {
      data: {
        heading: 'See what you may save',
        sub_heading: 'Your utility or state may help pay for a new system.',
        background_color: 'leaf',
        text_alignment: 'center',
      },
    },
  },
];
