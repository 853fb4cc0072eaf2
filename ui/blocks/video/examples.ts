import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'With a poster, captions and a text below it',
    attributes: {
      src: '/videos/even-air-small.webm',
      poster: '/share-image.jpg',
      caption: 'A ribbon of <em>air</em> through a home',
      tracks: [{ src: '/videos/even-air.vtt', kind: 'captions', srcLang: 'en', label: 'English' }],
    },
  },
  {
    title: 'As its saved html says: without end, and without sound',
    originalContent:
      '<figure class="wp-block-video"><video controls loop muted src="/videos/even-air-small.webm"></video></figure>',
  },
  {
    title: 'An older content, which would start by itself',
    attributes: {
      autoplay: true,
      caption: [],
      controls: true,
      loop: false,
      muted: false,
      src: '/videos/even-air-small.webm',
    },
  },
];
