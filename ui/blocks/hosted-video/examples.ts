import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'A video with text beside it; without a picture, our own poster shows',
    attributes: {
      data: {
        video_embed_link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        video_title: 'Change a filter in one minute',
        sup_title: 'Watch first',
        video_block_title: 'The one job that keeps the air moving',
        video_block_description:
          '<p>Switch the system off, slide the old filter out and let the arrow on the new one point the way the air goes.</p>',
      },
    },
  },
  {
    title: 'Your own picture as the poster',
    attributes: {
      data: {
        video_embed_link: 'https://vimeo.com/76979871',
        video_title: 'Give the outdoor unit room to breathe',
        video_block_title: 'Leaves, snow and the outdoor unit',
        video_block_description: '<p>Clear leaves and soft snow away by hand.</p>',
        poster: { sourceUrl: '/drawings/outdoor-unit.svg', altText: '', width: 640, height: 400 },
      },
    },
  },
  {
    title: 'A video alone, without a title',
    attributes: { data: { video_embed_link: 'https://runtru.wistia.com/medias/26sk4lmiix' } },
  },
];
