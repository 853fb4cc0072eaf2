import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'A blank line starts a paragraph, a line end is a line break',
    attributes: {
      content:
        'Before you call, look at <strong>three things</strong>:\n\n<ul>\n<li>the filter</li>\n<li>the breaker</li>\n<li>the thermostat</li>\n</ul>\n\nStill cold?\nA dealer nearby can help.',
    },
  },
  {
    title: 'A picture with a caption, and audio',
    originalContent:
      '[caption id="attachment_7" align="aligncenter" width="600"]<img src="/share-image.jpg" alt="A lit house" width="600" height="315" /> At dusk[/caption]\n\nWhat a healthy fan sounds like:\n\n[audio mp3="/sounds/fan.wav"][/audio]',
  },
];
