import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { pageAt } from '../read-pages.ts';
import { rendersBlock } from '../../../../infrastructure/composition/rendered-names.ts';
import { openWordPress, type OpenedWordPress } from '../../../wordpress/opened-wordpress.ts';

const block = (name: string, originalContent = '', innerBlocks: ReadonlyArray<object> = []) => ({
  name,
  attributes: {},
  innerBlocks,
  originalContent,
});
const paragraph = (text: string) => block('core/paragraph', `<p>${text}</p>`);
const posts = (text: string) =>
  `<ul class="wp-block-latest-posts wp-block-latest-posts__list"><li>${text}</li></ul>`;

describe('Blocks that only WordPress can render', () => {
  let opened: OpenedWordPress;
  beforeEach(async () => {
    opened = await openWordPress({ renders: rendersBlock });
  });
  afterEach(() => opened.wordpress.close());

  const blocksOf = async (blocks: ReadonlyArray<object>, shown: string) => {
    opened.wordpress.publish({ path: '/news/', title: 'News', blocks, shown });
    return (await pageAt('/news/', opened.library)).blocks;
  };
  const texts = async (blocks: ReadonlyArray<object>, shown: string) =>
    (await blocksOf(blocks, shown)).map(({ name, originalContent }) => [name, originalContent]);

  test('are in the places of their blocks, also within others', async () => {
    const [group, last] = await blocksOf(
      [
        block('core/group', '<div></div>', [paragraph('New'), block('core/latest-posts')]),
        block('acme/prices'),
      ],
      `<div class="wp-block-group"><p>New</p>${posts('A post')}</div><div class="x wp-block-acme-prices">$5</div>`,
    );
    expect(group?.innerBlocks).toMatchObject([
      { name: 'core/paragraph', originalContent: '<p>New</p>' },
      { name: 'core/html', originalContent: posts('A post') },
    ]);
    expect(last).toMatchObject({
      name: 'core/html',
      originalContent: '<div class="x wp-block-acme-prices">$5</div>',
    });
  });

  test('of which WordPress shows only some kinds are recognized by their kind', async () => {
    const of = (name: string, attributes: object) => ({ ...block(name), attributes });
    const category = '<div class="taxonomy-category wp-block-post-terms">Cooling</div>';
    const next = '<div class="post-navigation-link-next wp-block-post-navigation-link">Next</div>';
    const terms = [of('core/post-terms', { term: 'post_tag' }), of('core/post-terms', { term: 'category' })];
    const links = [
      of('core/post-navigation-link', { type: 'previous' }),
      of('core/post-navigation-link', {}),
    ];
    expect(await texts([...terms, ...links], category + next)).toEqual([
      ['core/post-terms', ''],
      ['core/html', category],
      ['core/post-navigation-link', ''],
      ['core/html', next],
    ]);
  });

  test('keep their order if several have the same name, each with its whole content', async () => {
    const query = (text: string) => `<div class="wp-block-query">${posts(text)}</div>`;
    expect(
      await texts(
        [
          block('core/latest-posts'),
          block('core/query', '', [block('core/latest-posts')]),
          block('core/latest-posts'),
        ],
        `${posts('one')}${query('two')}${posts('three')}`,
      ),
    ).toEqual([
      ['core/html', posts('one')],
      ['core/html', query('two')],
      ['core/html', posts('three')],
    ]);
  });

  test('stay unknown if WordPress shows fewer of a name, since any of them may be missing', async () => {
    expect(await texts([block('core/rss'), block('core/rss')], '<ul class="wp-block-rss"></ul>')).toEqual([
      ['core/rss', ''],
      ['core/rss', ''],
    ]);
  });

  test('become a list of links for a choice of pages, with a space before a date', async () => {
    const [[, html] = []] = await texts(
      [block('core/archives')],
      `<div class="wp-block-archives"><select><option value="">Month</option><option value="https://a.example/2026/">2026</option></select><a href="/">A</a><time>May 1</time></div>`,
    );
    expect(html).toBe(
      '<div class="wp-block-archives"><ul><li value>Month</li><li value="https://a.example/2026/"><a href="https://a.example/2026/">2026</a></li></ul><a href="/">A</a> <time>May 1</time></div>',
    );
  });

  test('are not requested if the site renders every block', async () => {
    await blocksOf([paragraph('New'), block('core/social-links', '', [block('core/social-link')])], '');
    expect(opened.wordpress.asked).toHaveLength(1);
  });

  test("include a classic page with a plugin's shortcode", async () => {
    expect(
      await texts([block('core/freeform', 'Prices: [price-list id="7"]')], '<p>Prices:</p><dl></dl>'),
    ).toEqual([['core/html', '<p>Prices:</p><dl></dl>']]);
  });

  test('do not include an audio or caption shortcode, which the site renders', async () => {
    const written = 'Listen: [audio mp3="/fan.mp3"]';
    expect(await texts([block('core/freeform', written)], 'other')).toEqual([['core/freeform', written]]);
  });

  test('include a gallery among other blocks', async () => {
    const gallery = '<div id="gallery-1" class="gallery galleryid-7"><img src="/fan.png"></div>';
    expect(
      await texts([paragraph('Look'), block('core/shortcode', '[gallery ids="7"]')], `<p>Look</p>${gallery}`),
    ).toEqual([
      ['core/paragraph', '<p>Look</p>'],
      ['core/shortcode', gallery],
    ]);
  });

  test("link to this site's pages instead of WordPress's; other links stay", async () => {
    const home = opened.address;
    opened.wordpress.publish({ path: '/filters/' });
    await opened.library.entries()();
    const [first, second] = await blocksOf(
      [
        block(
          'core/paragraph',
          `<p><a href="${home}/filters/#when">F</a> <a href='${home}/2026/'>2026</a> <a href="${home}/a.pdf">P</a> <a href="https://a.example/filters/">A</a></p>`,
        ),
        { ...block('core/button'), attributes: { url: `${home}/filters/`, text: `See ${home}/filters/` } },
      ],
      '',
    );
    expect(first?.originalContent).toBe(
      `<p><a href="/filters/#when">F</a> <a href='${home}/2026/'>2026</a> <a href="${home}/a.pdf">P</a> <a href="https://a.example/filters/">A</a></p>`,
    );
    expect(second?.attributes).toEqual({ url: '/filters/', text: `See ${home}/filters/` });
  });
});
