import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'With a caption',
    attributes: { src: '/sounds/fan.wav', caption: 'What a <em>healthy</em> fan sounds like' },
  },
  {
    title: 'As its saved html says',
    originalContent:
      '<figure class="wp-block-audio"><audio controls src="/sounds/fan.wav" loop></audio><figcaption class="wp-element-caption">A compressor that starts</figcaption></figure>',
  },
  { title: 'It is gone: its caption stands alone', attributes: { caption: 'A rattle' } },
];
