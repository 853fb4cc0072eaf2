import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'All kinds of HTML',
    attributes: {
      content: [
        '<h3>Before the first cold night</h3>',
        '<p>Test the heat early. A <strong>dusty smell</strong> for a short time is common.</p>',
        '<ol><li>Set the thermostat to <code>HEAT</code>.</li><li>Listen for five minutes.</li></ol>',
        '<table><thead><tr><th scope="col">Symptom</th><th scope="col">Check</th></tr></thead>',
        '<tbody><tr><td>No heat</td><td>Switch and breaker, once</td></tr></tbody></table>',
        '<details><summary>What if it smells of gas?</summary><p>Leave right away. From outside, call 911 and the gas utility.</p></details>',
      ].join('\n'),
    },
  },
  {
    title: 'Older content: only in the saved HTML',
    originalContent: '<p>Your owner’s manual takes <em>priority</em> over this page.</p>',
  },
  {
    title: 'Anything harmful is removed',
    attributes: {
      content: '<p onclick="alert(1)">Calm<script>alert(1)</script></p><marquee>and even</marquee>',
    },
  },
];
