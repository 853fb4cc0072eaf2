import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'A video named by its caption',
    attributes: { url: 'https://youtu.be/dQw4w9WgXcQ', type: 'video', providerNameSlug: 'youtube' },
    originalContent:
      '<figure class="wp-block-embed is-type-video is-provider-youtube"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/dQw4w9WgXcQ\n</div><figcaption class="wp-element-caption">Five checks before you call</figcaption></figure>',
  },
  {
    title: 'A video with emphasis in its caption',
    attributes: { url: 'https://vimeo.com/76979871', caption: 'Heat pumps in <em>winter</em>' },
  },
  {
    title: 'The address is only in the saved HTML',
    originalContent:
      '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://runtru.wistia.com/medias/26sk4lmiix\n</div></figure>',
  },
  {
    title: 'Older content: a page of another site',
    attributes: { url: 'https://example.com/', caption: ['Embedded content from an example URL'] },
    originalContent:
      '<figure class="wp-block-embed">\n    https://example.com/\n    <figcaption>Embedded content from an example URL</figcaption>\n</figure>',
  },
];
