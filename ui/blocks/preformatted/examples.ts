import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Line breaks are kept',
    attributes: { content: 'Mode     HEAT\nFan      AUTO\nSet to   <strong>68°F</strong>' },
  },
  {
    title: 'Read from the saved HTML',
    originalContent:
      '<pre class="wp-block-preformatted">Model     4TTR6\nSerial    on the plate\n          outside</pre>',
  },
  {
    title: 'Older content: tags show as text',
    attributes: { content: 'export const on = <Heat />;' },
    originalContent: '<pre class="wp-block-code"><code>export const on = &lt;Heat /&gt;;</code></pre>',
  },
];
