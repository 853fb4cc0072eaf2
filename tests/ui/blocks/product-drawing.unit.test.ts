import { describe, expect, test } from '@jest/globals';
import { PRODUCT_DRAWINGS } from '../../../infrastructure/content/drawings/product-drawings.ts';
import { readPageOf } from './read-blocks.ts';
import { renderBlocks } from './rendered-blocks.tsx';

const sketched = (data: object) => ({ name: 'acf/product-drawing', attributes: { data } });

describe('A picture of a product', () => {
  test('describes its content in text: question, text alternative, labels and caption', async () => {
    const { html } = await renderBlocks(sketched({ drawing: 'coils' }));
    const drawing = PRODUCT_DRAWINGS.get('coils');
    if (drawing === undefined) throw new Error('There is no picture of coils');
    const { title, image, labels, caption } = drawing;

    expect(html).toMatch(new RegExp(`<h2[^>]*>${title.replace('?', '\\?')}</h2>`));
    expect(html).toContain(`alt="${image.alt}"`);
    expect(html).toMatch(
      /<img[^>]*src="\/drawings\/answers\/coils\.svg"[^>]*width="720" height="480" loading="lazy"/,
    );
    expect([...html.matchAll(/<li>([^<]*)<\/li>/g)].map(([, label]) => label)).toEqual(labels);
    expect(html).toContain(`<p>${caption}</p>`);
  });

  test('can have another heading level', async () => {
    const { html } = await renderBlocks(sketched({ drawing: 'coils', heading_tag: 'h3' }));

    expect(html).toContain('<h3');
  });

  test('is left out with a warning if no picture has its name', async () => {
    const { html } = await renderBlocks(sketched({ drawing: 'boilers' }));
    const page = await readPageOf([sketched({ drawing: 'boilers' })]);

    expect(html).not.toContain('<figure');
    expect(JSON.stringify(page)).toContain('the name of a product’s picture');
  });
});
