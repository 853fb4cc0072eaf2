import { describe, expect, test } from '@jest/globals';
import type { SketchedBlock } from '../../../domain/content/blocks/sketched-block.ts';
import { renderBlocks } from './rendered-blocks.tsx';

const paragraph = (content: string) => ({ name: 'core/paragraph', attributes: { content } });

/** The html of a page of blocks. */
const rendered = async (...blocks: ReadonlyArray<SketchedBlock>): Promise<string> =>
  (await renderBlocks(...blocks)).html;

test('A row of columns leaves out a column that cannot be rendered, and divides its width among the others', async () => {
  const { html, warnings } = await renderBlocks({
    name: 'core/columns',
    innerBlocks: [
      { name: 'core/column', innerBlocks: [paragraph('left')] },
      { name: 'core/unheard-of' },
      { name: 'core/column', innerBlocks: [paragraph('right')] },
    ],
  });
  expect([...html.matchAll(/data-span="(\d+)"/g)].map(([, span]) => span)).toEqual(['6', '6']);
  expect(warnings).toEqual(['Unknown block: core/unheard-of']);
});

describe('A group', () => {
  test.each([
    ['full', 'full'],
    [undefined, 'content'],
  ])('with the alignment %s has a surface of %s width', async (align, width) => {
    const html = await rendered({
      name: 'core/group',
      attributes: { backgroundColor: 'white', ...(align === undefined ? {} : { align }) },
      innerBlocks: [paragraph('Together')],
    });
    expect(html).toMatch(new RegExp(`data-width="${width}"><div [^>]*data-surface="white"`));
    // A band's content is as wide as the page's content.
    expect(html.includes('data-surface="white"><div')).toBe(width === 'full');
  });
});

describe('A heading', () => {
  test.each([
    [{ attributes: { content: 'Comfort', level: 1 } }, ['Comfort']],
    [{ originalContent: '<h1>Comfort</h1>' }, ['Comfort']],
    [{ attributes: { content: 'Comfort', level: 2 } }, ['Page']],
    [{ attributes: { content: '', level: 1 } }, ['Page']],
  ])('%j is the page’s title if it is on the first level and not empty', async (heading, titles) => {
    const html = await rendered({ name: 'core/heading', ...heading });
    expect([...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, title]) => title)).toEqual(titles);
  });

  test('with an invalid level is on the second level', async () =>
    expect(await rendered({ name: 'core/heading', attributes: { content: 'Odd', level: 9 } })).toMatch(
      /<h2[^>]*>Odd<\/h2>/,
    ));

  test('takes its level from the saved html if nothing else states it', async () =>
    expect(await rendered({ name: 'core/heading', originalContent: '<h4>Snow</h4>' })).toMatch(
      /<h4[^>]*>Snow<\/h4>/,
    ));
});

describe('A list', () => {
  test('of older content keeps its numbers', async () =>
    expect(
      await rendered({
        name: 'core/list',
        attributes: { values: '<li>Off</li><li>On</li>', ordered: true, start: 3, reversed: true },
      }),
    ).toMatch(/<ol start="3" reversed=""[^>]*><li>Off<\/li><li>On<\/li><\/ol>/));

  test('is rendered from its saved html alone, with its own tag', async () =>
    expect(await rendered({ name: 'core/list', originalContent: '<ol><li>Wait</li></ol>' })).toMatch(
      /<ol[^>]*><li>Wait<\/li><\/ol>/,
    ));

  test('that is empty is not rendered', async () =>
    expect(await rendered({ name: 'core/list', originalContent: '<ul></ul>' })).not.toContain('<ul'));
});

describe('A picture', () => {
  const saved =
    '<figure class="wp-block-image"><a href="https://other.example/" target="_blank" rel="nofollow"><img src="http://cms.example/a-600x600.png" alt="A furnace"/></a><figcaption>In <em>steel</em></figcaption></figure>';

  test('is read from its saved html: secure, with dimensions and caption, and a safe link', async () => {
    const html = await rendered({ name: 'core/image', originalContent: saved });
    expect(html).toContain(
      'src="https://cms.example/a-600x600.png" alt="A furnace" width="600" height="600" loading="lazy"',
    );
    expect(html).toContain('href="https://other.example/" target="_blank" rel="nofollow noopener"');
    expect(html).toContain('In <em>steel</em></figcaption>');
  });

  const srcset = 'https://cms.example/a-300x200.jpg 300w, https://cms.example/a.jpg 1200w';
  const img = `<img src="https://cms.example/a.jpg" srcset="${srcset}" alt=""/>`;

  test.each([
    ['core/image', `<figure>${img}</figure>`, {}, 'auto, (min-width: 1260px) 1212px, 100vw'],
    [
      'core/image',
      `<figure>${img}</figure>`,
      { width: 600, height: 400 },
      'auto, (min-width: 600px) 600px, 100vw',
    ],
    ['core/image', `<figure>${img}</figure>`, { align: 'full' }, 'auto, 100vw'],
    [
      'core/cover',
      `<div>${img}</div>`,
      { url: 'https://cms.example/a.jpg' },
      '(min-width: 960px) 100vw, 960px',
    ],
    [
      'core/media-text',
      `<div><figure>${img}</figure></div>`,
      {},
      'auto, (min-width: 1260px) 582px, (min-width: 769px) 50vw, 100vw',
    ],
    [
      'core/gallery',
      `<ul><li>${img}</li></ul>`,
      {},
      'auto, (min-width: 1260px) 388px, (min-width: 600px) 50vw, 100vw',
    ],
  ])('in %s comes in the widths of the media library', async (name, originalContent, attributes, sizes) => {
    const html = await rendered({ name, originalContent, attributes });
    expect(html).toContain(`srcSet="${srcset}" sizes="${sizes}"`);
    expect(html).toContain('loading="lazy"');
  });

  test("of an ACF field comes in the media library's widths", async () => {
    const image = { sourceUrl: 'https://cms.example/a.jpg', width: 1200, height: 800, srcset };
    const html = await rendered({ name: 'acf/fifty-fifty', attributes: { data: { image, title: 'Heat' } } });
    expect(html).toContain(`srcSet="${srcset}" sizes="`);
    expect(html).toContain('width="1200" height="800"');
  });

  test("has the media library's dimensions", async () =>
    expect(
      await rendered({
        name: 'core/image',
        attributes: { url: '/a.png', alt: '' },
        mediaData: { node: { sourceUrl: '/a.png', mediaDetails: { width: 1200, height: 630 } } },
      }),
    ).toContain('width="1200" height="630"'));

  test('that is missing in the media library is rendered anyway', async () =>
    expect(
      await rendered({ name: 'core/image', attributes: { url: '/a.png' }, mediaData: { node: null } }),
    ).toContain('src="/a.png"'));

  test('without an alternative text names the target of its link', async () =>
    expect(
      await rendered({ name: 'core/image', attributes: { url: '/a.png', alt: '', href: '/contact/' } }),
    ).toContain('aria-label="Open /contact/"'));
});

describe('A button', () => {
  test('without an address becomes text, with a warning', async () => {
    const { html, warnings } = await renderBlocks({ name: 'core/button', attributes: { text: 'Call us' } });
    expect(html).toMatch(/<p>Call us<\/p>/);
    expect(html).not.toContain('Call us</a>');
    expect(warnings).toEqual([
      expect.stringMatching(/^Improper tracking of a clickable element: core\/button .*\(url\)$/),
    ]);
  });

  test('with a link within the site has no rel; one to another site gets a safe one', async () => {
    const html = await rendered(
      { name: 'core/button', attributes: { text: 'Here', url: '/contact/' } },
      { name: 'core/button', attributes: { text: 'There', url: 'https://other.example/' } },
    );
    expect(html).toMatch(/<a href="\/contact\/" class="button primary">Here<\/a>/);
    expect(html).toMatch(/<a rel="noopener" href="https:\/\/other\.example\/"[^>]*>There<\/a>/);
  });
});

describe('A quote', () => {
  test.each([
    { value: '<p>Even.</p>' },
    { value: [{ children: { type: 'p', props: { children: ['Even.'] } } }] },
    {},
  ])('of older content renders its text only once: %j', async (attributes) => {
    const html = await rendered({
      name: 'core/pullquote',
      attributes,
      originalContent:
        '<blockquote class="wp-block-pullquote">\n<p>Even.</p><cite>A homeowner</cite>\n</blockquote>',
    });
    expect(html.match(/Even\./g)).toHaveLength(1);
    expect(html).toContain('<cite>A homeowner</cite>');
  });
});

describe('A table', () => {
  test('sets the scope of each header, and uses its caption as its accessible name', async () => {
    const html = await rendered({
      name: 'core/table',
      originalContent:
        '<figure><table><thead><tr><th></th><th data-align="right">Price</th></tr></thead><tbody><tr><th>Furnace</th><td colspan="2">$3,400</td></tr></tbody></table><figcaption>Prices</figcaption></figure>',
    });
    expect(html).toMatch(/<tr><td[^>]*><\/td><th[^>]* scope="col"><span>Price<\/span><\/th><\/tr>/);
    expect(html).toMatch(/<th[^>]* scope="row"><span>Furnace<\/span><\/th><td[^>]* colSpan="2">/);
    const [, caption] = /<figcaption id="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`<section aria-labelledby="${caption}" class="scroll" tabindex="0"`);
  });

  const table = (inside: string, attributes: object = {}) =>
    rendered({
      name: 'core/table',
      attributes: { ...attributes },
      originalContent: `<figure><table>${inside}</table></figure>`,
    });

  test.each([
    '<tr><td>A<table><tr><td>Inner</td></tr></table></td></tr><tfoot><tr><td>End</td></tr></tfoot>',
    '<caption>Sizes</caption><tbody><tr><td>A</td></tr></tbody><tbody><tr><td>Inner</td></tr></tbody><tfoot><tr><td>End</td></tr></tfoot>',
  ])(
    'pasted without a body, with two, or with a caption of its own keeps each word once: %s',
    async (inside) => {
      const html = await table(inside);
      for (const [word = ''] of inside.matchAll(/(?<=>)\w+/g))
        expect(html.match(new RegExp(`\\b${word}\\b`, 'g'))).toHaveLength(1);
    },
  );

  const HEAD =
    '<thead><tr><th>Kind</th><th><strong>Indoor</strong> heads &amp; lines</th><th>Good for</th></tr></thead>';

  const BODY =
    '<tbody><tr><th>Single-zone</th><td>One</td><td>One room, an addition, a sunroom or a garage</td></tr></tbody>';

  test('with three columns labels each cell on a phone, where its rows are stacked', async () => {
    const html = await table(`${HEAD}${BODY}`);
    expect(html).toContain('class="table stacked"');
    expect(html).toMatch(/<th[^>]* scope="row"><span>Single-zone/);
    expect(html).toMatch(/<td[^>]* data-label="Indoor heads &amp; lines"[^>]*><span>One/);
    expect(html).toMatch(/<td[^>]* data-label="Good for"[^>]*><span>One room/);
    expect(html).not.toContain('data-label="Kind"');
  });

  const rated = (
    cell: string,
    heads = '<th>What it measures</th><th>Rating today</th><th>Older rating</th>',
  ) =>
    table(
      `<thead><tr>${heads}</tr></thead><tbody><tr><td>${cell}</td><td>EER2</td><td>EER</td></tr></tbody>`,
    );

  test('stays a table on a phone if it has three columns of few, short words', async () => {
    expect(await rated('Efficiency in <strong>one hot</strong> condition')).not.toContain('stacked');
    expect(await rated('Efficiency on a hot day, at 95 °F out')).toContain('stacked');
    expect(await rated('Air-conditioner’s efficiency')).toContain('stacked');
    const four = '<th>Kind</th><th>A</th><th>B</th><th>C</th>';
    expect(
      await table(
        `<thead><tr>${four}</tr></thead><tbody><tr><td>1</td><td>2</td><td>3</td><td>4</td></tr></tbody>`,
      ),
    ).toContain('stacked');
  });

  test.each([
    [
      'has two columns',
      '<thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody>',
    ],
    ['has no header', BODY],
    [
      'has cells that span several columns',
      `${HEAD}<tbody><tr><th>1</th><td colspan="2">2</td></tr></tbody>`,
    ],
    [
      'has two header rows',
      `${HEAD.replace('</thead>', '<tr><th>1</th><th>2</th><th>3</th></tr></thead>')}${BODY}`,
    ],
    ['has rows of different lengths', `${HEAD}<tbody><tr><th>1</th><td>2</td></tr></tbody>`],
  ])('stays a table on a phone if it %s', async (_why, inside) => {
    expect(await table(inside)).not.toContain('stacked');
  });

  test('is not stacked if its first column stays in view', async () => {
    expect(await table(`${HEAD}${BODY}`, { hasFixedLayout: true })).not.toContain('stacked');
  });
});

describe('A spacer', () => {
  const heights = async (name: string, attributes: object) =>
    [...(await rendered({ name, attributes: { ...attributes } })).matchAll(/<svg[^>]* height="(\d+)"/g)].map(
      ([, height]) => Number(height),
    );

  test('has a height for phones, tablets and desktops', async () => {
    expect(await heights('core/spacer', { height: '100px' })).toEqual([50, 100, 100]);
    expect(
      await heights('acf/spacer', { data: { size_mobile: '16', size_tablet: 32, size_desktop: 64 } }),
    ).toEqual([16, 32, 64]);
  });

  test('renders a ribbon on the sides that have one, and no other attribute', async () => {
    const html = await rendered({
      name: 'acf/spacer',
      attributes: { data: { size_desktop: 64, left_class: 'ribbon', right_class: 'wp-evil' } },
    });
    expect(html).toContain('class="left ribbon"');
    expect(html).not.toContain('evil');
  });
});

describe('A video', () => {
  test('never autoplays, and loops without sound if its saved html says so', async () => {
    const html = await rendered({
      name: 'core/video',
      originalContent:
        '<figure><video autoplay controls loop muted src="http://media.example/fan.mp4"></video></figure>',
    });
    expect(html).toContain('src="https://media.example/fan.mp4"');
    expect(html).toMatch(/<video[^>]* controls="" preload="none"[^>]* loop=""/);
    expect(html).not.toContain('autoplay');
  });
});

describe('An embed', () => {
  test('of a video is a link that requests nothing from its host before a click', async () => {
    const html = await rendered({
      name: 'core-embed/youtube',
      attributes: { url: 'https://youtu.be/dQw4w9WgXcQ', caption: ['Five checks'] },
      originalContent: '<figure><figcaption>Five checks</figcaption></figure>',
    });
    expect(html).toContain(
      'href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" target="_blank" rel="noopener"',
    );
    expect(html).not.toMatch(/<iframe|<script|youtube-nocookie/);
    expect(html.match(/Five checks/g)).toHaveLength(1);
  });

  test('without an address is reported', async () =>
    expect((await renderBlocks({ name: 'core/embed', attributes: { url: '' } })).warnings).toEqual([
      'Left out of core/embed: url should be an address',
    ]));
});

describe('The text color (specification, section 3: textColor)', () => {
  const of = (name: string, textColor: string, attributes: object = { content: 'Air' }) =>
    rendered({ name: `core/${name}`, attributes: { ...attributes, textColor } });

  test.each([
    ['vivid-red', 'ember'],
    ['#2c6a3b', 'leaf'],
    ['secondary', 'breeze'],
    ['gray', 'muted'],
  ])('%s becomes %s', async (written, tone) => {
    expect(await of('paragraph', written)).toMatch(new RegExp(`<p class="[^"]*\\b${tone}\\b`));
    expect(await of('heading', written)).toMatch(new RegExp(`<h2 class="[^"]*\\b${tone}\\b`));
    expect(await of('list', written, { values: '<li>Air</li>' })).toMatch(
      new RegExp(`<ul class="[^"]*\\b${tone}\\b`),
    );
  });

  test.each(['white', 'black'])(
    '%s becomes the color of the surrounding text, which stays legible',
    async (written) => expect(await of('paragraph', written)).not.toMatch(/white|black|ink/),
  );
});

test('Columns stay side by side on a phone if their editor says so', async () => {
  const columns = (isStackedOnMobile: unknown) =>
    rendered({
      name: 'core/columns',
      attributes: { isStackedOnMobile },
      innerBlocks: [{ name: 'core/column' }, { name: 'core/column' }],
    });
  expect(await columns(false)).not.toBe(await columns(undefined));
  expect(await columns('0')).toBe(await columns(false));
  expect(await columns(true)).toBe(await columns(null));
});

describe('A cover of older content', () => {
  test.each([
    ['<section class="wp-block-cover-image"><h2>Stay warm</h2></section>', '<h2'],
    ['<div class="wp-block-cover"><p class="wp-block-cover-text">Stay warm</p></div>', '<p'],
  ])('keeps its text’s element: %s', async (originalContent, tag) => {
    const html = await rendered({ name: 'core/cover', originalContent });
    expect(html).toMatch(new RegExp(`${tag}[^>]*>Stay warm<`));
  });

  test("shows its video's poster", async () => {
    const video = '<video src="https://a.example/v.mp4" poster="https://a.example/p.jpg"></video>';
    const html = await rendered({
      name: 'core/cover',
      attributes: { url: 'https://a.example/v.mp4', backgroundType: 'video' },
      originalContent: `<div class="wp-block-cover">${video}</div>`,
      innerBlocks: [paragraph('Stay warm')],
    });
    expect(html).toContain('src="https://a.example/p.jpg"');
  });
});

test('A block within another one keeps its id and its text direction', async () => {
  const html = await rendered({
    name: 'core/group',
    innerBlocks: [
      { name: 'core/heading', originalContent: '<h2 id="warranty" dir="rtl">Warranty</h2>' },
      paragraph('Ten years'),
    ],
  });
  expect(html).toMatch(/<div id="warranty" dir="rtl"><h2[^>]*>Warranty<\/h2><\/div><p[^>]*>Ten years/);
});

describe('A box that searches the site', () => {
  test('submits to the results page, and has its editor’s texts', async () => {
    const html = await rendered({
      name: 'core/search',
      attributes: { label: 'Find a guide', placeholder: 'Filter', buttonText: 'Look' },
    });
    expect(html).toMatch(
      /<form[^>]* action="\/search\/"[^>]* role="search"|<form[^>]* role="search"[^>]* action="\/search\/"/,
    );
    for (const words of ['Find a guide', 'Filter', 'Look']) expect(html).toContain(words);
    expect(html).toContain('name="q"');
  });
});
