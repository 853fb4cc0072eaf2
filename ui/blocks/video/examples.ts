import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'With a poster, captions and text below it',
    attributes: {
      src: '/videos/even-air-small.webm',
      poster: '/share-image.jpg',
      caption: 'A ribbon of <em>air</em> through a home',
      tracks: [{ src: '/videos/even-air.vtt', kind: 'captions', srcLang: 'en', label: 'English' }],
    },
  },
  {
    title: 'Read from the saved HTML: loops without sound',
    originalContent:
      '<figure class="wp-block-video"><video controls loop muted src="/videos/even-air-small.webm"></video></figure>',
  },
  {
    title: 'Older content set to autoplay, which it doesn’t',
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
