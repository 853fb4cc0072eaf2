import { describe, expect, test } from '@jest/globals';
import { renderBlocks, siteBlockHtml as rendered } from './rendered-blocks.tsx';

describe('A share bar', () => {
  test.each([1, true, 'true', 'yes', '0', '', null])(
    "shows nothing if a flag is %j and not '1'",
    async (flag) =>
      expect(await rendered('share-bar', { facebook_icon: flag, email_icon: flag })).not.toContain(
        'facebook',
      ),
  );

  test('opens a network in a tab without access to the page, and an e-mail in the mail program', async () => {
    const html = await rendered('share-bar', { linkedin_icon: '1', email_icon: '1' });
    expect(html).toContain(
      'href="https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fwww.example.com%2Fpage%2F" aria-label="Share on LinkedIn (opens in a new tab)" target="_blank" rel="noopener"',
    );
    expect(html).toMatch(/href="mailto:\?subject=Page&amp;body=[^"]+" aria-label="Share by e-mail">/);
  });
});

describe('A sticky call to action', () => {
  test('without a link is not rendered', async () =>
    expect(
      (await renderBlocks({ name: 'acf/sticky-cta', attributes: { data: { button_text: 'Go' } } })).warnings,
    ).toEqual([
      'Improper tracking of a clickable element: acf/sticky-cta has no text or leads nowhere (data.url)',
    ]));
});

test('A figure has an explanation with its name', async () => {
  const html = await rendered('big-number-list', {
    number_items: [{ number: '95%', label: 'AFUE', tooltip: 'How much fuel becomes heat.' }],
  });
  const [, name = '', described] =
    /<button[^>]* aria-label="What it means:" aria-labelledby="([^"]+)" aria-describedby="([^"]+)"/.exec(
      html,
    ) ?? [];
  expect(html).toContain(`<span id="${name.split(' ')[1]}">AFUE</span>`);
  expect(html).toMatch(
    new RegExp(`id="${described}"[^>]* role="tooltip" popover="auto">How much fuel becomes heat.`),
  );
});

test.each([
  { figures: ['13.4–14.3', '1.5–5 tons'], isSmaller: false },
  { figures: ['IEER', 'Up to 6 months'], isSmaller: true },
])('Figures like $figures are all smaller: $isSmaller', async ({ figures, isSmaller }) => {
  const html = await rendered('big-number-list', {
    number_items: figures.map((number) => ({ number, label: 'Of a system' })),
  });
  expect(html.includes('data-wordy')).toBe(isSmaller);
});
