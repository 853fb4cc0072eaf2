import type { BlockExample } from '../../../domain/content/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'With a poster, captions and a text below it',
    attributes: {
      src: '/media/change-a-filter.mp4',
      poster: '/share-image.jpg',
      caption: 'How to change a <em>filter</em>, in one minute',
      tracks: [{ src: '/media/change-a-filter.vtt', kind: 'captions', srcLang: 'en', label: 'English' }],
    },
  },
  {
    title: 'As its saved html says: without end, and without sound',
    originalContent:
      '<figure class="wp-block-video"><video controls loop muted src="https://media.example.com/fan.mp4"></video></figure>',
  },
  {
    title: 'An older content, which would start by itself',
    attributes: {
      autoplay: true,
      caption: [],
      controls: true,
      loop: false,
      muted: false,
      src: '/media/fan.mp4',
    },
  },
];
