import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { pageAt } from '../read-pages.ts';
import { openWordPress, type OpenedWordPress } from '../../../wordpress/opened-wordpress.ts';

let opened: OpenedWordPress;
beforeEach(async () => void (opened = await openWordPress()));
afterEach(() => opened.wordpress.close());

const dataOf = async (path: string) =>
  (await pageAt(path, opened.library)).blocks.map(({ attributes, innerBlocks }) => [
    attributes['data'],
    ...innerBlocks.map((inner) => inner.attributes['data']),
  ]);

const hero = {
  databaseId: 101,
  sourceUrl: 'https://cms.example.com/hero.jpg',
  altText: 'A house',
  title: 'Hero',
  width: 1200,
  height: 800,
};
const heroAsMedia = { ...hero, mediaItemUrl: hero.sourceUrl };
const icon = { databaseId: 102, sourceUrl: 'https://cms.example.com/icon.svg' };
const iconAsMedia = {
  ...icon,
  mediaItemUrl: icon.sourceUrl,
  altText: '',
  title: '',
  width: null,
  height: null,
};

const block = (data: object, innerBlocks: ReadonlyArray<object> = []) => ({
  name: 'acf/hero',
  attributes: { data },
  innerBlocks,
});

describe('Pictures of the site’s own blocks (section 3: media item)', () => {
  test('replace their ids anywhere in the tree, with one more query', async () => {
    opened.wordpress.upload(hero, icon);
    opened.wordpress.publish({
      path: '/about/',
      blocks: [
        block(
          { image: 101, _image: 'field_5f', background_image_large: '101', title: '101', step_number: 102 },
          [
            block({
              block_repeater_fields_0_image: 102,
              rows: [{ icon: 102 }],
              image_mobile: 101,
              headingImage: 102,
            }),
          ],
        ),
      ],
    });
    expect(await dataOf('/about/')).toEqual([
      [
        {
          image: heroAsMedia,
          _image: 'field_5f',
          background_image_large: heroAsMedia,
          title: '101',
          step_number: 102,
        },
        {
          block_repeater_fields_0_image: iconAsMedia,
          rows: [{ icon: iconAsMedia }],
          image_mobile: heroAsMedia,
          headingImage: iconAsMedia,
        },
      ],
    ]);
    expect(opened.wordpress.asked.map(({ kind }) => kind)).toEqual(['page', 'media']);
  });

  test('stay ids if they are unknown; flags, addresses and empty values do not count as ids', async () => {
    const data = {
      image: 999,
      show_icon: 1,
      poster: '',
      logo: null,
      photo: '/a.jpg',
      picture: 0,
      background: -5,
    };
    opened.wordpress.publish({ path: '/about/', blocks: [block(data)] });
    expect(await dataOf('/about/')).toEqual([[data]]);
  });

  test('are not requested for a page without ids', async () => {
    opened.wordpress.publish({
      path: '/about/',
      blocks: [block({ title: 'Hello' }), { name: 'core/image', attributes: { id: 101 } }],
    });
    await dataOf('/about/');
    expect(opened.wordpress.count('media')).toBe(0);
  });

  const at = (name: string): string => `https://cms.example.com/${name}`;
  const wide = {
    ...hero,
    sourceUrl: at('wide.jpg'),
    width: 2_560,
    height: 1_600,
    files: [
      [at('wide-1024x640.jpg'), 1_024, 640],
      [at('wide-300x188.jpg'), 300, 188],
      [at('wide-150x150.jpg'), 150, 150],
      [at('wide-1600x1000.jpg'), 1_600, 1_000],
    ] as const,
  };
  const smaller =
    'https://cms.example.com/wide-300x188.jpg 300w, https://cms.example.com/wide-1024x640.jpg 1024w, https://cms.example.com/wide-1600x1000.jpg 1600w';

  test('come in all widths of their proportions', async () => {
    opened.wordpress.upload(wide);
    opened.wordpress.publish({ path: '/about/', blocks: [block({ image: 101 })] });
    expect(await dataOf('/about/')).toEqual([
      [{ image: expect.objectContaining({ srcset: `${smaller}, ${wide.sourceUrl} 2560w` }) }],
    ]);
  });

  const saved = async (tag: string): Promise<string | undefined> => {
    opened.wordpress.publish({ path: '/about/', blocks: [{ name: 'core/image', originalContent: tag }] });
    return (await pageAt('/about/', opened.library)).blocks[0]?.originalContent;
  };

  test('of core blocks come in these widths too, without the very wide file', async () => {
    opened.wordpress.upload(wide);
    const rest = ' class="wp-image-101" alt="a > b" src="http://cms.example.com/wide-1024x640.jpg"/>';
    expect(await saved(`<figure><img${rest}</figure>`)).toBe(
      `<figure><img srcset="${smaller}" width="1024" height="640"${rest}</figure>`,
    );
  });

  test.each([
    ['', ' width="150" height="150"'],
    [' width="90"', ' width="90"'],
  ])('of core blocks have their dimensions, unless the editor has chosen others%s', async (chosen, shown) => {
    opened.wordpress.upload(wide);
    const rest = ` class="wp-image-101" src="${at('wide-150x150.jpg')}"/>`;
    expect(await saved(`<img${chosen}${rest}`)).toBe(`<img${shown}${rest}`);
  });

  test.each([
    ['another picture', '<img class="wp-image-101" src="https://old.example.com/wide-1024x640.jpg"/>'],
    [
      'a picture with widths of its own',
      `<img class="wp-image-101" src="${at('wide.jpg')}" srcset="/a.jpg 2x"/>`,
    ],
    ['a picture that the library lacks', '<img class="wp-image-102" src="/b.jpg"/>'],
    ['a picture without an id', `<img src="${at('wide.jpg')}"/>`],
  ])('stay as they are: %s', async (_, tag) => {
    opened.wordpress.upload(wide);
    expect(await saved(tag)).toBe(tag);
  });

  test('are requested in portions of a hundred', async () => {
    const ids = Array.from({ length: 130 }, (_, i) => 200 + i);
    opened.wordpress.upload(...ids.map((databaseId) => ({ ...icon, databaseId })));
    opened.wordpress.publish({ path: '/about/', blocks: ids.map((image) => block({ image })) });
    expect((await dataOf('/about/')).at(-1)).toEqual([{ image: { ...iconAsMedia, databaseId: 329 } }]);
    expect(opened.wordpress.count('media')).toBe(2);
  });
});
