import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { renderBlocks } from './rendered-blocks.tsx';

const HOME = new URL('../../../infrastructure/content/pages/home.html', import.meta.url);

test('The safety line of the home page is a danger notice', async () => {
  expect(await readFile(HOME, 'utf8')).toMatch(/is-style-danger[^]*If you smell gas[^]*tel:911/);
  const { html } = await renderBlocks({
    name: 'core/group',
    attributes: { className: 'is-style-danger' },
    innerBlocks: [{ name: 'core/paragraph', attributes: { content: 'Get everyone outside first.' } }],
  });
  expect(html).toMatch(/class="[^"]*danger[^"]*"><svg/);
});

const slider = (quote: object) =>
  renderBlocks({ name: 'acf/quote-slider', attributes: { data: { quotes: [quote] } } });

test("A person's words are a quotation; a tip without an author is not", async () => {
  const said = await slider({ quote: 'It was warm again.', author: 'A homeowner in Maine' });
  const tip = await slider({ quote: 'Check the filter.' });
  expect([said.html, tip.html].map((html) => html.includes('<blockquote'))).toEqual([true, false]);
  expect(tip.html).not.toContain('said');
  expect(await readFile(HOME, 'utf8')).not.toContain('"author":');
});
