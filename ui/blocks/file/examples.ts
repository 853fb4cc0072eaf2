import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'With a download button',
    attributes: {
      href: '/icon.svg',
      fileName: 'Limited warranty, <em>2026</em>',
      downloadButtonText: 'Save it',
    },
  },
  {
    title: 'Read from the saved HTML, without a button',
    originalContent:
      '<div class="wp-block-file"><a href="/documents/accessories-air-conditioners.pdf">Accessories for air conditioners</a></div>',
  },
  {
    title: 'Without a name',
    attributes: { href: '/icon-512.png', showDownloadButton: false },
  },
];
