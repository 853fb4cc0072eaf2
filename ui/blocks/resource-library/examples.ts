import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Tabs with accordions of files, one with pictures',
    attributes: {
      data: {
        tabs: [
          {
            tabName: 'Resources',
            tabIntro: 'Sell sheets and guides.',
            tabContent: [
              {
                blockName: 'Furnaces',
                files: [
                  { fileLink: '/documents/sell-sheet-furnaces.pdf', fileTitle: 'Sell sheet' },
                  { fileLink: 'https://files.example.com/unit.dwg', fileTitle: 'Unit dimensions' },
                ],
              },
            ],
          },
          {
            tabName: 'Product Images',
            imagesSection: [
              {
                imageTitle: 'Comfort coil',
                imageUrl: { url: '/drawings/products/comfort-coil.svg', alt: '' },
              },
            ],
          },
        ],
      },
    },
  },
];
