import { describe, expect, test } from '@jest/globals';
import { createElement } from 'react';
import { SERVICE_HOURS } from '../../../domain/brand/hours.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { Block as NeedHelpNow } from '../../../ui/blocks/need-help-now/need-help-now.tsx';
import type { NeedHelpNowAttributes } from '../../../ui/blocks/need-help-now/codec.ts';
import { view } from '../../../ui/blocks/need-help-now/view.ts';
import { renderBlocks, renderingOnFakes } from './rendered-blocks.tsx';

/** The html of a page with one site block. */
const rendered = async (name: string, data: object): Promise<string> =>
  (await renderBlocks({ name: `acf/${name}`, attributes: { data } })).html;

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

describe('A help block', () => {
  const offered = (
    language: NeedHelpNowAttributes['data']['language'],
    page: SiteLanguage,
    hours: NeedHelpNowAttributes['data']['hours'] = 'office',
  ): string =>
    renderingOnFakes()({
      Page: () =>
        createElement(
          NeedHelpNow,
          view(
            { data: { language, look: 'card', heading_tag: 'h2', hours } },
            {
              page: {
                ...{
                  path: '/page/',
                  title: 'Page',
                  description: '',
                  productId: null,
                  translations: {},
                  knownPaths: [],
                },
                language: page,
              },
              site: {
                brandName: 'RunTru',
                siteUrl: 'https://www.example.com',
                defaultPhone: { text: '1-800-555-0199', address: 'tel:+18005550199' },
              },
              innerBlocks: [],
            },
          ),
        ),
    });

  test.each([
    ['page', 'fr', 'Besoin d’aide maintenant?', null],
    ['fr', 'fr', 'Besoin d’aide maintenant?', null],
    ['page', 'en', 'Need help now?', null],
    ['es', 'en', '¿Necesita ayuda ahora?', 'es'],
    ['en', 'fr', 'Need help now?', 'en'],
  ] as const)(
    'in the language %s, on a page in %s, has the heading “%s” and the lang attribute %s',
    (language, page, heading, lang) => {
      const html = offered(language, page);
      expect(html).toContain(heading);
      expect(/<section[^>]* lang="([^"]+)"/.exec(html)?.[1] ?? null).toBe(lang);
    },
  );

  test.each([
    ['en', 'office', SERVICE_HOURS['empty list']],
    ['en', 'customer-care', SERVICE_HOURS['customer care']],
    ['es', 'office', SERVICE_HOURS.spanish],
    ['es', 'customer-care', SERVICE_HOURS['customer care in spanish']],
    ['fr', 'customer-care', SERVICE_HOURS.french],
  ] as const)('in %s with the hours of %s contains %s', (language, hours, text) =>
    expect(offered(language, 'en', hours).replace(/<[^>]*>/g, '')).toContain(text),
  );

  test('links to its English page in other languages', () => {
    expect(offered('es', 'en')).toMatch(/<a [^>]*href="\/find-your-dealer\/" hrefLang="en"/);
    expect(offered('en', 'en')).not.toContain('hrefLang');
  });
});

describe('A sticky call to action', () => {
  test('is a bar in the served html', async () => {
    const html = await rendered('sticky-cta', { button_text: 'Get help', url: '/get-help/' });
    expect(html).toContain('<section class="bar" aria-label="Get help">');
  });

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
