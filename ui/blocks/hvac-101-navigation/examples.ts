import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  { title: 'The thirteen topics', attributes: { data: { title: '', items: [] } } },
  {
    title: 'Your own links and title; one link is this page',
    attributes: {
      data: {
        title: 'Where to begin',
        items: [
          { text: 'How big must it be?', href: '/resources/getting-started/hvac-basics/sizing/' },
          {
            text: 'What a dealer brings',
            href: '/find-a-dealer/',
            image: { sourceUrl: '/icons/medal.svg', altText: '', width: 48, height: 48 },
          },
          { text: 'Every block of this site', href: '/styleguide/' },
        ],
      },
    },
  },
];
