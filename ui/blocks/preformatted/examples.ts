import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Its lines are kept',
    attributes: { content: 'Mode     HEAT\nFan      AUTO\nSet to   <strong>68 °F</strong>' },
  },
  {
    title: 'As its saved html says',
    originalContent:
      '<pre class="wp-block-preformatted">Model     4TTR6\nSerial    on the plate\n          outside</pre>',
  },
  {
    title: 'An older content, in which tags are text',
    attributes: { content: 'export const on = <Heat />;' },
    originalContent: '<pre class="wp-block-code"><code>export const on = &lt;Heat /&gt;;</code></pre>',
  },
];
