import { describe, expect, test } from '@jest/globals';
import { of } from 'rxjs';
import type { ArticleOffer } from '../../../application/visitor/offer-articles/offer-articles.ts';
import { constant } from '../../../infrastructure/composition/containers/binding.ts';
import { PageContainer } from '../../../infrastructure/composition/containers/page-container.ts';
import { TOKENS } from '../../../infrastructure/composition/containers/tokens.ts';
import { servicesOf } from '../../../infrastructure/composition/visitor/services.ts';
import { block as relatedArticles } from '../../../ui/blocks/related-articles/block.ts';
import { SITE } from './read-blocks.ts';
import { renderSiteBlock as rendered } from './rendered-blocks.tsx';

describe('A video', () => {
  test('is a link to its host’s page, and requests nothing from the host before a click', async () => {
    const { html } = await rendered('video', {
      video_embed_link: 'https://vimeo.com/76979871',
      video_title: 'Coils',
    });
    expect(html).toContain('href="https://vimeo.com/76979871"');
    expect(html).not.toMatch(/<iframe|<script|<img|player\.vimeo/);
  });

  test('has its editor’s poster if there is one', async () => {
    const video = { video_embed_link: 'https://youtu.be/dQw4w9WgXcQ', poster: '/poster.jpg' };
    expect((await rendered('video', video)).html).toContain('src="/poster.jpg"');
  });

  test('is next to the text about it', async () => {
    const video = {
      video_embed_link: 'https://youtu.be/dQw4w9WgXcQ',
      sup_title: 'Watch first',
      video_block_title: 'One job',
      video_block_description: 'Slide it <b>in</b>.',
    };
    const { html } = await rendered('video', video);
    expect(html).toMatch(/Watch first.*<h2[^>]*>One job<\/h2>.*Slide it <b>in<\/b>\./);
    expect(html).toContain('data-width="content"');
  });
});

describe('Reviews', () => {
  test.each([
    {},
    { title: 'Owners', product_id: '', widget_script: 'https://widgets.example.com/r.js' },
    { title: 'Owners', product_id: 'heat-pump-16' },
    { product_id: 'heat-pump-16', widget_script: 'https://elsewhere.example.com/r.js' },
  ])('without a product, or without a widget that the operator allows, render nothing: %j', async (data) =>
    expect((await rendered('reviews', data)).html).toMatch(/data-block="acf\/reviews"[^>]*><\/div>/),
  );
});

describe('Related articles', () => {
  test.each([
    ['looking', true],
    ['unasked', false],
    ['unavailable', false],
  ] as const)('in the state “%s” keep the page from being cached: %j', (kind, expected) => {
    const offer: ArticleOffer = {
      view$: of({ kind }),
      offer: async () => undefined,
      dispose: () => undefined,
    };
    const container = new PageContainer();
    container.load([constant(TOKENS.offerArticles, offer)]);
    expect(relatedArticles.isUnsettled?.(servicesOf(container, SITE))).toBe(expected);
  });

  test('render nothing if there are none', async () =>
    expect((await rendered('related-articles', { title: 'Read on' })).html).toMatch(
      /data-block="acf\/related-articles"[^>]*><!--\$--><!--\/\$--><\/div>/,
    ));
});
