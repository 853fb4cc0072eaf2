import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

const icon = (name: string): object => ({
  sourceUrl: `/icons/${name}.svg`,
  altText: '',
  width: 48,
  height: 48,
});

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Three features with an intro and a call to action',
    attributes: {
      data: {
        title: 'Check these before you call',
        content: '<p>None of them needs a tool, and one may be all it takes.</p>',
        block_repeater_fields: [
          {
            image: icon('thermostat'),
            block_title: 'Thermostat',
            description:
              '<p>Set HEAT or COOL, and 3 to 5°F beyond the room’s temperature. Then wait 5 minutes.</p>',
          },
          {
            image: icon('filter'),
            block_title: 'Filter',
            description:
              '<p>Hold it against a light. If you cannot easily see through it, replace it or wash it.</p>',
          },
          {
            image: icon('breaker'),
            block_title: 'Breaker',
            description: '<p>Push it fully off, then on. Once only: if it trips again, call a dealer.</p>',
          },
        ],
        cta_text: 'Find a dealer',
        cta_url: '/find-a-dealer/',
      },
    },
  },
  {
    title: 'Four features under a smaller heading, without a call to action; the text in the field “intro”',
    attributes: {
      data: {
        title: 'What a good dealer brings',
        intro: 'Ask for all four before you sign.',
        heading_tag: 'h3',
        cards: [
          {
            icon: icon('medal'),
            block_title: 'Certified people',
            description: 'NATE certifies technicians through independent exams.',
          },
          {
            icon: icon('gauge'),
            block_title: 'A load calculation',
            description: 'In writing, for your house. Square footage isn’t enough.',
          },
          {
            icon: icon('document'),
            block_title: 'An itemized quote',
            description: 'Equipment, labor, permits and ducts, each with its price.',
          },
          {
            icon: icon('thermostat'),
            block_title: 'A tour of the controls',
            description: 'So that you know what AUX and EM HEAT mean.',
          },
        ],
      },
    },
  },
  {
    title: 'Two features, without a title or icons',
    attributes: {
      data: {
        block_repeater_fields: [
          {
            block_title: 'Single-zone',
            description: '<p>One head on one outdoor unit. For an addition, a garage or a sunroom.</p>',
          },
          {
            block_title: 'Multi-zone',
            description:
              '<p>Several heads on one outdoor unit. <a href="/find-a-dealer/">A dealer</a> finds the right place for each.</p>',
          },
        ],
      },
    },
  },
];
