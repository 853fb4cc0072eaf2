import { describe, expect, test } from '@jest/globals';
import { productsOf, type WrittenProduct } from '../../../ui/blocks/products.ts';
import { productTextsIn } from '../../../ui/blocks/product-texts.ts';

const FURNACES = '/products/furnaces/';
const FRENCH = '/fr/fournaises/';

const page = (path = '/', ...knownPaths: ReadonlyArray<string>) => ({
  path,
  language: 'en' as const,
  knownPaths,
  translations: {},
});

const own = (more: Partial<WrittenProduct>): WrittenProduct => ({
  text: 'Loops',
  details: null,
  handCopy: null,
  exclusiveCopy: null,
  energyCopy: null,
  imageUrl: null,
  href: null,
  ...more,
});

const linked = (products: ReturnType<typeof productsOf>) =>
  products.flatMap(({ text, href }) => (href === null ? [] : [[text, href]]));

describe('Without its own products', () => {
  test('a block shows the six categories, even if none of their pages exists', () => {
    const products = productsOf([], page());
    expect(products.map(({ text }) => text)).toEqual([
      ...['Air conditioners', 'Furnaces', 'Heat pumps', 'Air handlers', 'Indoor air quality', 'Comfort coil'],
    ]);
    for (const { details, words, image, href } of products) {
      expect([details, words.length, href]).toEqual([expect.stringMatching(/./), 3, null]);
      expect(image).toMatchObject({
        src: expect.stringMatching(/^\/drawings\/products\/[a-z-]+\.svg$/),
        alt: '',
      });
    }
  });

  test('each category is linked once its page exists, and the current one is marked', () => {
    expect(linked(productsOf([], page('/', FURNACES)))).toEqual([['Furnaces', FURNACES]]);
    const read = productsOf([], page(FURNACES, FURNACES)).filter(({ isCurrent }) => isCurrent);
    expect(linked(read)).toEqual([['Furnaces', FURNACES]]);
  });

  test('French categories link only to French pages', () => {
    const french = { path: '/fr/', language: 'fr' as const, knownPaths: [FURNACES, '/products/heat-pumps/'] };
    expect(linked(productsOf([], { ...french, translations: {} }))).toEqual([]);
    const translated = { knownPaths: [FRENCH], translations: { [FURNACES]: FRENCH } };
    expect(linked(productsOf([], { ...french, ...translated }))).toEqual([['Fournaises', FRENCH]]);
  });
});

describe("A block's own products", () => {
  test('replace the categories; one without a name is left out', () => {
    const products = productsOf([own({}), own({ text: null, details: 'Nobody knows' })], page());
    expect(products.map(({ text, words }) => [text, words])).toEqual([['Loops', []]]);
  });

  test('have the benefit texts that were filled in, in order', () => {
    const [product] = productsOf([own({ energyCopy: 'Saves', handCopy: 'Sturdy' })], page());
    expect(product?.words).toEqual(['Sturdy', 'Saves']);
  });

  test('have the tint of the category that they link to, and its drawing if they have no picture', () => {
    const picture = { src: '/a.png', alt: 'A furnace', width: 40, height: 40 };
    const href = '/products/furnaces?from=home';
    const [rendered, pictured, other] = productsOf(
      [own({ href }), own({ href, imageUrl: picture }), own({})],
      page(),
    );
    expect([rendered?.family, rendered?.image?.src]).toEqual(['heating', '/drawings/products/furnace.svg']);
    expect([pictured?.family, pictured?.image]).toEqual(['heating', picture]);
    expect([other?.family, other?.image]).toEqual(['both', null]);
  });

  test('have a link if the target exists: a page, a form of the site, another site', () => {
    const hrefs = ['/not-there/', '/savings', '/get-help/', 'https://other.example/', '/guide.pdf'];
    const products = productsOf(
      hrefs.map((href) => own({ href })),
      page('/', '/savings/'),
    );
    expect(products.map(({ href }) => href)).toEqual([null, ...hrefs.slice(1)]);
  });
});

test('Each language has a different text for every category', () => {
  for (const language of ['en', 'fr'] as const) {
    const categories = Object.values(productTextsIn(language).categories);
    expect(categories).toHaveLength(6);
    for (const { words } of categories) expect(new Set(words).size).toBe(3);
  }
});
