import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'On a tinted background',
    attributes: { backgroundColor: 'mist' },
    innerBlocks: [
      { name: 'core/heading', attributes: { content: 'Reset a breaker once', level: 3 } },
      {
        name: 'core/paragraph',
        attributes: { content: 'If it trips again, stop and call. A repeat trip may mean a serious fault.' },
      },
    ],
  },
  {
    title: 'On a dark background',
    attributes: { backgroundColor: 'ink' },
    innerBlocks: [
      {
        name: 'core/paragraph',
        attributes: {
          content:
            'Your owner’s manual takes priority over this page. <a href="/find-a-dealer/">Find a dealer</a>',
        },
      },
    ],
  },
  {
    title: 'A danger notice',
    attributes: { className: 'is-style-danger' },
    innerBlocks: [
      { name: 'core/heading', attributes: { content: 'If you smell gas', level: 3 } },
      {
        name: 'core/paragraph',
        attributes: {
          content: 'Get everyone outside first. Then call <a href="tel:911">911</a> and your gas utility.',
        },
      },
    ],
  },
  {
    title: 'A full-width band',
    attributes: { align: 'full', backgroundColor: 'white' },
    innerBlocks: [
      { name: 'core/heading', attributes: { content: 'Trim plants to two feet', level: 3 } },
      {
        name: 'core/paragraph',
        attributes: { content: 'The outdoor unit breathes through its sides. Leaves and grass close them.' },
      },
    ],
  },
  {
    title: 'A row that spans the full width',
    attributes: { layout: { type: 'flex', justifyContent: 'space-between' } },
    innerBlocks: [
      { name: 'core/paragraph', attributes: { content: 'Not sure who to ask?' } },
      { name: 'core/button', attributes: { text: 'Find a dealer', url: '/find-a-dealer/' } },
    ],
  },
  {
    title: 'A grid of three',
    attributes: { layout: { type: 'grid', columnCount: 3 } },
    innerBlocks: ['Check the filter.', 'Check the breaker.', 'Wait five minutes.'].map((content) => ({
      name: 'core/paragraph',
      attributes: { content },
    })),
  },
  {
    title: 'No background',
    attributes: { tagName: 'section' },
    innerBlocks: [
      { name: 'core/paragraph', attributes: { content: 'Clear leaves and grass once a month in season.' } },
      {
        name: 'core/list',
        attributes: { values: '<li>Trim plants to two feet.</li><li>Test cooling early.</li>' },
      },
    ],
  },
];
