import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'With a caption',
    attributes: { src: '/sounds/fan.wav', caption: 'What a <em>healthy</em> fan sounds like' },
  },
  {
    title: 'Read from the saved HTML',
    originalContent:
      '<figure class="wp-block-audio"><audio controls src="/sounds/fan.wav" loop></audio><figcaption class="wp-element-caption">A compressor that starts</figcaption></figure>',
  },
  { title: 'The audio is missing: only the caption shows', attributes: { caption: 'A rattle' } },
];
