import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Two files, one of them on another site',
    attributes: {
      data: {
        header: 'Outdoor units: limited warranty',
        subtext:
          'Parts only; labor is not covered. Register within 60 days of installation for the longer term.',
        download_link_1: 'https://files.example.com/warranty-outdoor-units.pdf',
        download_text_1: 'Read the warranty',
        download_link_2: '/resources/warranty/',
        download_text_2: 'Register your system',
      },
    },
  },
  {
    title: 'One file, without text; the address is a file field',
    attributes: {
      data: {
        header: 'Unit dimensions',
        download_link_1: { url: 'https://files.example.com/drawings/unit.dwg' },
        download_text_1: 'Outdoor unit, all sizes',
      },
    },
  },
  {
    title: 'Only the second link, without a header',
    attributes: {
      data: {
        header: '',
        subtext: 'Keep your invoice with it: it says when your system was installed.',
        download_link_2: '/resources/',
        download_text_2: 'All documents',
      },
    },
  },
];
