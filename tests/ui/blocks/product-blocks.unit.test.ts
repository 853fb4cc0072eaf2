import { describe, expect, test } from '@jest/globals';
import { siteBlockHtml as rendered } from './rendered-blocks.tsx';

const CARDS = ['product-selector', 'product-selector-carousel'];

const HERE = { text: 'This page', href: '/page?from=home' };
const NOT_THERE = { text: 'Loops', href: '/products/geothermal/', details: 'From the ground.' };

describe.each(CARDS)('A %s', (name) => {
  test('marks the current page, also for screen readers', async () => {
    const html = await rendered(name, { items: [HERE, NOT_THERE] });
    expect(html.match(/<a[^>]*aria-current="page"/g)).toHaveLength(name === 'product-selector' ? 1 : 2);
    expect(html.match(/You are here/g)).toHaveLength(1);
  });

  test("shows the six categories if it has no products, each drawing in the specification's size", async () => {
    const html = await rendered(name, {});
    expect(
      html.match(/<img[^>]*src="\/drawings\/products\/[a-z-]+\.svg" alt="" width="600" height="600"/g),
    ).toHaveLength(6);
    expect(html).not.toContain('href="/products/');
  });

  test('renders products that an editor has filled in partially', async () => {
    const html = await rendered(name, {
      title: '',
      items: [{ text: '', href: '/page/' }, { text: 'Only a name' }],
    });
    expect(html.match(/<h3/g)).toHaveLength(1);
    expect(html).toContain('Explore our products');
  });
});

describe('A product-selector-carousel', () => {
  const OTHER = { text: 'Another one', href: 'https://example.com/' };
  const cardsIn = (html: string): ReadonlyArray<string | undefined> =>
    [...html.matchAll(/<h3[^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(([, name]) => name);

  test.each([
    ['first', [HERE, NOT_THERE, OTHER]],
    ['second', [NOT_THERE, HERE, OTHER]],
    ['last', [NOT_THERE, OTHER, HERE]],
  ])('shows the product of the page second if its editor puts it %s', async (_, items) => {
    const html = await rendered('product-selector-carousel', { items });
    expect(cardsIn(html)).toEqual(['Loops', 'This page', 'Another one']);
  });

  test("keeps its editor's order in its dropdown, and in its cards if the page is not one of the products", async () => {
    const elsewhere = await rendered('product-selector-carousel', { items: [OTHER, NOT_THERE] });
    expect(cardsIn(elsewhere)).toEqual(['Another one', 'Loops']);
    const here = await rendered('product-selector-carousel', { title: 'More', items: [HERE, OTHER] });
    const [dropdown] = /<nav [^>]*aria-label="More".*?<\/nav>/.exec(here) ?? [];
    expect(dropdown).toMatch(/href="\/page\?from=home".*href="https:\/\/example.com\/"/);
  });

  test('has the dropdown between its title and its cards', async () => {
    const html = await rendered('product-selector-carousel', { title: 'More', items: [HERE, OTHER] });
    expect(html).toMatch(/<h2[^>]*>More<\/h2>.*aria-label="More".*<h3/);
  });
});

describe('A dropdown', () => {
  test('opens without scripts, and has the current page as its title', async () => {
    const html = await rendered('mobile-dropdown-navigation', { items: [HERE] });
    const [, id] = /<button[^>]*popoverTarget="([^"]*)"[^>]*><span>This page</i.exec(html) ?? [];
    expect(html).toContain(`id="${id}"`);
    expect(html).toMatch(/popover="auto"/);
  });

  test("does not repeat the slider's title, but has it as its name", async () => {
    const html = await rendered('product-selector-carousel', { title: 'More for your home', items: [HERE] });
    expect(html).toMatch(/<nav [^>]*aria-label="More for your home"/);
    expect(html.match(/>More for your home</g)).toHaveLength(1);
    expect(html).toContain('>Choose a product<');
  });

  test('is left out of a carousel if its editor chooses that', async () => {
    expect(await rendered('product-selector-carousel', { items: [HERE] })).toContain('popover=');
    expect(await rendered('product-selector-carousel', { items: [HERE], hide_dropdown: '1' })).not.toContain(
      'popover=',
    );
  });
});
