import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Pages, subpages, and a section in another language',
    attributes: {
      data: {
        sections: [
          {
            heading: 'Help',
            pages: [
              { url: '/customer-care/', text: 'Customer care' },
              { url: '/contact/', text: 'Contact us' },
              {
                url: '/resources/troubleshooting/',
                text: 'Troubleshooting',
                below: [
                  { url: '/resources/troubleshooting/gas-furnaces/', text: 'Gas furnaces' },
                  { url: '/resources/troubleshooting/heat-pumps/', text: 'Heat pumps' },
                ],
              },
            ],
          },
          {
            heading: 'En français',
            language: 'fr',
            pages: [{ url: '/fr/trouver-un-concessionnaire/', text: 'Trouver un concessionnaire' }],
          },
        ],
      },
    },
  },
];
