import type { BlockExample, SketchedBlock } from '../../../domain/content/blocks/block-example.ts';

const card = (title: string, description: string, bgColor: string): SketchedBlock => ({
  name: 'acf/cta-card',
  attributes: {
    data: {
      title,
      description,
      button_text: 'Read more',
      url: '/resources/',
      buttonStyle: 'tertiary',
      bgColor,
    },
  },
});

const CARDS = [
  card('Air conditioners', 'Cool rooms in July, and a lower bill than ten years ago.', 'breeze'),
  card('Furnaces', 'Even heat on the coldest night, from gas or propane.', 'ember'),
  card('Heat pumps', 'One system that cools in summer and heats in winter.', 'mist'),
  card('Thermostats', 'The house at the right warmth when you come home.', 'paper'),
  card('Air quality', 'Filters, fresh air, and a winter without dry rooms.', 'leaf'),
];

const paragraph = (content: string): SketchedBlock => ({ name: 'core/paragraph', attributes: { content } });

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Defaults: three, two or one in view, with arrows and dots, stops at the ends',
    attributes: { data: { title: 'What keeps a home comfortable' } },
    innerBlocks: CARDS,
  },
  {
    title: 'Loops and moves every six seconds; neighboring slides peek out',
    attributes: {
      data: {
        desk: {
          ...{ slides_per_view: '2', infinite_loop: '1', automatic_transition: '1', transition_delay: '6' },
          ...{ hide_overflow: '0', arrows_bg: '#0f2a33', arrows_color: '#f9ae7d', dots_colors: 'orange' },
        },
      },
    },
    innerBlocks: CARDS,
  },
  {
    title: 'Fades, with a frame',
    attributes: {
      data: {
        desk: {
          ...{ transition_effect: 'fade', wrapper_css: 'narrow padded bordered', arrows_border: 'green' },
          ...{ arrows_color: 'green', dots_colors: 'green' },
        },
      },
    },
    innerBlocks: [
      paragraph('Change the filter every one to two months. It is the cheapest repair there is.'),
      paragraph('Keep 2 ft clear around the outdoor unit, so that it can breathe.'),
      paragraph('Open the vents in every room. Closed ones make the fan work harder.'),
    ],
  },
  {
    title: 'A slider on phones only; rows of cards elsewhere',
    attributes: {
      data: {
        desk: { active: '0' },
        mobile: { active: '1', arrows: '0', slides_per_view: '1' },
      },
    },
    innerBlocks: CARDS.slice(0, 3),
  },
];
