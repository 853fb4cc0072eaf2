import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'With a header, footer and caption; equal columns, the first stays in view',
    attributes: {
      hasFixedLayout: true,
      caption: 'Starting installed prices <em>before tax</em>',
      head: [
        {
          cells: [
            { content: 'Equipment', tag: 'th' },
            { content: 'Typical life', tag: 'th' },
            { content: 'Starting at', tag: 'th', align: 'right' },
          ],
        },
      ],
      body: [
        {
          cells: [
            { content: 'Air conditioner', tag: 'th', scope: 'row' },
            { content: 'about 10 years', tag: 'td' },
            { content: '$5,400', tag: 'td', align: 'right' },
          ],
        },
        {
          cells: [
            { content: 'Furnace', tag: 'th' },
            { content: 'about 15 years', tag: 'td' },
            { content: '$3,400', tag: 'td', align: 'right' },
          ],
        },
      ],
      foot: [{ cells: [{ content: 'Your dealer’s quote is your final price.', tag: 'td', colspan: '3' }] }],
    },
  },
  {
    title: 'As WordPress saves it',
    originalContent: [
      '<figure class="wp-block-table"><table class="has-fixed-layout"><thead><tr><th>Symptom</th>',
      '<th class="has-text-align-center" data-align="center">Check</th></tr></thead>',
      '<tbody><tr><td>Blows warm air</td><td class="has-text-align-center" data-align="center"><strong>COOL</strong> and AUTO</td></tr>',
      '<tr><td>Will not start</td><td class="has-text-align-center" data-align="center">Batteries, switch, breaker once</td></tr></tbody>',
      '</table><figcaption class="wp-element-caption">When an air conditioner fails</figcaption></figure>',
    ].join(''),
  },
  {
    title: 'Older content: a plain table without a name',
    attributes: { content: [{ type: 'tbody', children: [] }] },
    originalContent:
      '<table class="wp-block-table"><tbody><tr><td>Filter</td><td>Check it monthly</td></tr></tbody></table>',
  },
];
