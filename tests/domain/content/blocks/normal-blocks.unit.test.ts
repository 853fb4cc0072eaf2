import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Block } from '../../../../domain/content/blocks/block.ts';
import { isRewritten, normalBlocks } from '../../../../domain/content/blocks/normal-blocks.ts';

const block = (name: string, parts: Partial<Block> = {}): Block => ({
  name,
  attributes: {},
  innerBlocks: [],
  originalContent: '',
  ...parts,
});
const text = block('core/paragraph', { originalContent: '<p>Text</p>' });

describe('Blocks that are normalized for rendering', () => {
  test('drop page breaks and “read more” marks', () => {
    expect(normalBlocks([block('core/more'), text, block('core/nextpage')])).toEqual([text]);
  });

  test('keep the html of a block whose plugin is gone, or what its markup contains', () => {
    const html = '<p class="gone">Text</p>';
    const inner = block('core/freeform', { originalContent: html });
    expect(normalBlocks([block('core/missing', { innerBlocks: [inner] })])).toEqual([inner]);
    const saved = block('core/html', { originalContent: html });
    expect(normalBlocks([block('core/missing', { originalContent: html })])).toEqual([saved]);
    expect(normalBlocks([block('core/missing', { attributes: { originalContent: html } })])).toEqual([saved]);
  });

  test.each(['core/more', 'core/accordion', 'core/tabs', 'core/social-links'])(
    'keep what an editor typed in %s',
    (name) => {
      const typed = block('core/html', { originalContent: '<p>Typed</p>' });
      expect(normalBlocks([block(name, { originalContent: '<p>Typed</p>' })])).toContainEqual(typed);
      expect(normalBlocks([block(name, { innerBlocks: [text] })])).toContainEqual(text);
    },
  );

  test('stay unchanged in a container without text', () => {
    const group = block('core/group', { originalContent: '<div>\n</div>', innerBlocks: [text] });
    expect(normalBlocks([group])).toEqual([group]);
  });

  test('become one image block for each figure', () => {
    const [one, two] = ['<figure><img src="/a.jpg"></figure>', '<figure id="b"><img src="/b.jpg"></figure>'];
    const attributes = { sizeSlug: 'large' };
    expect(normalBlocks([block('core/image', { attributes, originalContent: `${one}\n${two}` })])).toEqual([
      block('core/image', { attributes, originalContent: one ?? '' }),
      block('core/image', { originalContent: two ?? '' }),
    ]);
  });

  test('become details if they are an accordion', () => {
    const icon = '<span class="icon" aria-hidden="true">+</span>';
    const heading = `<h3 class="a"><button><span>How &amp; why</span>${icon}</button></h3>`;
    const item = block('core/accordion-item', {
      attributes: { openByDefault: true },
      innerBlocks: [
        block('core/accordion-heading', { originalContent: heading }),
        block('core/accordion-panel', { innerBlocks: [text] }),
      ],
    });
    expect(normalBlocks([block('core/accordion', { innerBlocks: [item] })])).toEqual([
      block('core/details', {
        attributes: { summary: 'How &amp; why', showContent: true },
        innerBlocks: [text],
      }),
    ]);
  });

  test('become a list if they are links to social networks, without links that have no address', () => {
    const links = [
      { url: 'https://x.example/', service: 'x', label: 'Us on X' },
      { url: 'https://y.example/', service: 'youtube' },
      { url: 'us@example.com', service: 'mail' },
      { url: 'vk.example/us', service: 'vk' },
      { service: 'mail' },
    ].map((attributes) => block('core/social-link', { attributes }));
    const [list] = normalBlocks([block('core/social-links', { innerBlocks: links })]);
    expect(list?.name).toBe('core/list');
    expect(list?.innerBlocks.map(({ attributes }) => attributes['content'])).toEqual([
      [{ type: 'a', attributes: { href: 'https://x.example/' }, children: ['Us on X'] }],
      [{ type: 'a', attributes: { href: 'https://y.example/' }, children: ['YouTube'] }],
      [{ type: 'a', attributes: { href: 'mailto:us@example.com' }, children: ['Mail'] }],
      [{ type: 'a', attributes: { href: 'https://vk.example/us' }, children: ['VK'] }],
    ]);
  });

  test('become details if they are tabs, with the first one open', () => {
    const tabs = [{ label: 'Gas' }, { title: 'Oil' }].map((attributes) =>
      block('core/tab', { attributes, innerBlocks: [text] }),
    );
    expect(normalBlocks([block('core/tabs', { innerBlocks: tabs })])).toEqual([
      block('core/details', { attributes: { summary: 'Gas', showContent: true }, innerBlocks: [text] }),
      block('core/details', { attributes: { summary: 'Oil', showContent: false }, innerBlocks: [text] }),
    ]);
  });

  test('become a video if they contain a pasted player, and keep the HTML around it', () => {
    const player =
      '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Filters"></iframe>';
    const video = block('core/embed', {
      attributes: { url: 'https://www.youtube.com/embed/dQw4w9WgXcQ', captionText: 'Filters' },
    });
    expect(normalBlocks([block('core/html', { originalContent: `<p>See</p>${player}<hr>` })])).toEqual([
      block('core/html', { originalContent: '<p>See</p>' }),
      video,
      block('core/html', { originalContent: '<hr>' }),
    ]);
    expect(
      normalBlocks([
        block('core/paragraph', { attributes: { content: `See ${player}` }, originalContent: '<p>-</p>' }),
      ]),
    ).toEqual([
      block('core/paragraph', { attributes: { content: 'See ' }, originalContent: '<p>-</p>' }),
      video,
    ]);
    expect(
      normalBlocks([block('core/paragraph', { originalContent: `<p class="a">${player}</p>` })]),
    ).toEqual([video]);
  });

  test('keep an image block with one figure or none', () => {
    const one = block('core/image', {
      originalContent: '<a href="/"><figure><img src="/a.jpg"></figure></a>',
    });
    const none = block('core/image', { originalContent: '<img src="/a.jpg">' });
    expect(normalBlocks([one, none])).toEqual([one, none]);
  });

  test('are details with the text of the heading and all else, closed unless the editor opened them', () => {
    const heading = block('core/accordion-heading', { originalContent: '<h3> How? </h3>' });
    const [details] = normalBlocks([
      block('core/accordion', {
        innerBlocks: [block('core/accordion-item', { innerBlocks: [text, heading] })],
      }),
    ]);
    expect(details).toEqual(
      block('core/details', { attributes: { summary: 'How?', showContent: false }, innerBlocks: [text] }),
    );
    const panel = block('core/accordion-panel', { innerBlocks: [text, text] });
    const [unnamed] = normalBlocks([
      block('core/accordion', { innerBlocks: [block('core/accordion-item', { innerBlocks: [panel] })] }),
    ]);
    expect(unnamed).toEqual(
      block('core/details', { attributes: { summary: '', showContent: false }, innerBlocks: [text, text] }),
    );
  });

  test('take the title of a tab if its label is empty', () => {
    const tabs = [{ label: '', title: 'Oil' }].map((attributes) => block('core/tab', { attributes }));
    expect(normalBlocks([block('core/tabs', { innerBlocks: tabs })])[0]?.attributes['summary']).toBe('Oil');
  });

  test.each([
    [{ service: 'bluesky' }, 'Bluesky'],
    [{ service: 'constructor' }, 'Constructor'],
    [{ service: 'tiktok', label: '' }, 'TikTok'],
    [{ service: '' }, undefined],
    [{ service: 7 }, undefined],
    [{}, undefined],
  ])('name a link to a social network, or leave it out: %j as %s', (attributes, name) => {
    const link = block('core/social-link', { attributes: { url: 'https://a.example/', ...attributes } });
    const [list] = normalBlocks([block('core/social-links', { innerBlocks: [link] })]);
    const items =
      name === undefined
        ? []
        : [
            block('core/list-item', {
              attributes: {
                content: [{ type: 'a', attributes: { href: 'https://a.example/' }, children: [name] }],
              },
            }),
          ];
    expect(list?.innerBlocks).toEqual(items);
  });

  test('keep only the text of a paragraph around a pasted player, not its unpaired tags', () => {
    const player = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>';
    const parts = normalBlocks([
      block('core/paragraph', {
        attributes: { content: '' },
        originalContent: `<p>See <pre>this</pre>${player}</p> <P class="a"> </P><p>and</p>`,
      }),
    ]);
    expect(parts.map(({ name, originalContent }) => [name, originalContent])).toEqual([
      ['core/paragraph', 'See <pre>this</pre>'],
      ['core/embed', ''],
      ['core/paragraph', '  and'],
    ]);
    const html = normalBlocks([block('core/html', { originalContent: `<p>See</p>${player}<p> </p>` })]);
    expect(html.map(({ originalContent }) => originalContent)).toEqual(['<p>See</p>', '']);
  });

  test.each([
    ['core/more', true],
    ['core/accordion', true],
    ['core/accordion-panel', true],
    ['core/tab', true],
    ['core/social-link', true],
    ['core/table', false],
    ['core/paragraph', false],
  ])('include %s: %p', (name, is) => expect(isRewritten(name)).toBe(is));

  test('keep an iframe of another site, which only the operator can allow', () => {
    const html = block('core/html', { originalContent: '<iframe src="https://maps.example/"></iframe>' });
    expect(normalBlocks([html])).toEqual([html]);
  });

  test('do not change when they are normalized again', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            name: fc.constantFrom(
              'core/paragraph',
              'core/image',
              'core/more',
              'acf/hero',
              'core/social-links',
            ),
            originalContent: fc.constantFrom('', '<p>a</p>', '<figure>a</figure><figure>b</figure>'),
          }),
        ),
        (written) => {
          const once = normalBlocks(written.map(({ name, ...parts }) => block(name, parts)));
          expect(normalBlocks(once)).toEqual(once);
        },
      ),
    ));
});
