import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isRewritten, normalBlocks } from '../../../../domain/content/blocks/normal-blocks.ts';
import { aBlock } from '../../../builders/a-block.ts';

const text = aBlock('core/paragraph', { originalContent: '<p>Text</p>' });

describe('Blocks that are normalized for rendering', () => {
  test('drop page breaks and “read more” marks', () => {
    expect(normalBlocks([aBlock('core/more'), text, aBlock('core/nextpage')])).toEqual([text]);
  });

  test('keep the html of a block whose plugin is gone, or what its markup contains', () => {
    const html = '<p class="gone">Text</p>';
    const inner = aBlock('core/freeform', { originalContent: html });
    expect(normalBlocks([aBlock('core/missing', { innerBlocks: [inner] })])).toEqual([inner]);
    const saved = aBlock('core/html', { originalContent: html });
    expect(normalBlocks([aBlock('core/missing', { originalContent: html })])).toEqual([saved]);
    expect(normalBlocks([aBlock('core/missing', { attributes: { originalContent: html } })])).toEqual([
      saved,
    ]);
  });

  test.each(['core/more', 'core/accordion', 'core/tabs', 'core/social-links'])(
    'keep what an editor typed in %s',
    (name) => {
      const typed = aBlock('core/html', { originalContent: '<p>Typed</p>' });
      expect(normalBlocks([aBlock(name, { originalContent: '<p>Typed</p>' })])).toContainEqual(typed);
      expect(normalBlocks([aBlock(name, { innerBlocks: [text] })])).toContainEqual(text);
    },
  );

  test('stay unchanged in a container without text', () => {
    const group = aBlock('core/group', { originalContent: '<div>\n</div>', innerBlocks: [text] });
    expect(normalBlocks([group])).toEqual([group]);
  });

  test('become one image block for each figure', () => {
    const [one, two] = ['<figure><img src="/a.jpg"></figure>', '<figure id="b"><img src="/b.jpg"></figure>'];
    const attributes = { sizeSlug: 'large' };
    expect(normalBlocks([aBlock('core/image', { attributes, originalContent: `${one}\n${two}` })])).toEqual([
      aBlock('core/image', { attributes, originalContent: one ?? '' }),
      aBlock('core/image', { originalContent: two ?? '' }),
    ]);
  });

  test('become details if they are an accordion', () => {
    const icon = '<span class="icon" aria-hidden="true">+</span>';
    const heading = `<h3 class="a"><button><span>How &amp; why</span>${icon}</button></h3>`;
    const item = aBlock('core/accordion-item', {
      attributes: { openByDefault: true },
      innerBlocks: [
        aBlock('core/accordion-heading', { originalContent: heading }),
        aBlock('core/accordion-panel', { innerBlocks: [text] }),
      ],
    });
    expect(normalBlocks([aBlock('core/accordion', { innerBlocks: [item] })])).toEqual([
      aBlock('core/details', {
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
    ].map((attributes) => aBlock('core/social-link', { attributes }));
    const [list] = normalBlocks([aBlock('core/social-links', { innerBlocks: links })]);
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
      aBlock('core/tab', { attributes, innerBlocks: [text] }),
    );
    expect(normalBlocks([aBlock('core/tabs', { innerBlocks: tabs })])).toEqual([
      aBlock('core/details', { attributes: { summary: 'Gas', showContent: true }, innerBlocks: [text] }),
      aBlock('core/details', { attributes: { summary: 'Oil', showContent: false }, innerBlocks: [text] }),
    ]);
  });

  test('become a video if they contain a pasted player, and keep the HTML around it', () => {
    const player =
      '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Filters"></iframe>';
    const video = aBlock('core/embed', {
      attributes: { url: 'https://www.youtube.com/embed/dQw4w9WgXcQ', captionText: 'Filters' },
    });
    expect(normalBlocks([aBlock('core/html', { originalContent: `<p>See</p>${player}<hr>` })])).toEqual([
      aBlock('core/html', { originalContent: '<p>See</p>' }),
      video,
      aBlock('core/html', { originalContent: '<hr>' }),
    ]);
    expect(
      normalBlocks([
        aBlock('core/paragraph', { attributes: { content: `See ${player}` }, originalContent: '<p>-</p>' }),
      ]),
    ).toEqual([
      aBlock('core/paragraph', { attributes: { content: 'See ' }, originalContent: '<p>-</p>' }),
      video,
    ]);
    expect(
      normalBlocks([aBlock('core/paragraph', { originalContent: `<p class="a">${player}</p>` })]),
    ).toEqual([video]);
  });

  test('keep an image block with one figure or none', () => {
    const one = aBlock('core/image', {
      originalContent: '<a href="/"><figure><img src="/a.jpg"></figure></a>',
    });
    const none = aBlock('core/image', { originalContent: '<img src="/a.jpg">' });
    expect(normalBlocks([one, none])).toEqual([one, none]);
  });

  test('are details with the text of the heading and all else, closed unless the editor opened them', () => {
    const heading = aBlock('core/accordion-heading', { originalContent: '<h3> How? </h3>' });
    const [details] = normalBlocks([
      aBlock('core/accordion', {
        innerBlocks: [aBlock('core/accordion-item', { innerBlocks: [text, heading] })],
      }),
    ]);
    expect(details).toEqual(
      aBlock('core/details', { attributes: { summary: 'How?', showContent: false }, innerBlocks: [text] }),
    );
    const panel = aBlock('core/accordion-panel', { innerBlocks: [text, text] });
    const [unnamed] = normalBlocks([
      aBlock('core/accordion', { innerBlocks: [aBlock('core/accordion-item', { innerBlocks: [panel] })] }),
    ]);
    expect(unnamed).toEqual(
      aBlock('core/details', { attributes: { summary: '', showContent: false }, innerBlocks: [text, text] }),
    );
  });

  test('take the title of a tab if its label is empty', () => {
    const tabs = [{ label: '', title: 'Oil' }].map((attributes) => aBlock('core/tab', { attributes }));
    expect(normalBlocks([aBlock('core/tabs', { innerBlocks: tabs })])[0]?.attributes['summary']).toBe('Oil');
  });

  test.each([
    [{ service: 'bluesky' }, 'Bluesky'],
    [{ service: 'constructor' }, 'Constructor'],
    [{ service: 'tiktok', label: '' }, 'TikTok'],
    [{ service: '' }, undefined],
    [{ service: 7 }, undefined],
    [{}, undefined],
  ])('name a link to a social network, or leave it out: %j as %s', (attributes, name) => {
    const link = aBlock('core/social-link', { attributes: { url: 'https://a.example/', ...attributes } });
    const [list] = normalBlocks([aBlock('core/social-links', { innerBlocks: [link] })]);
    const items =
      name === undefined
        ? []
        : [
            aBlock('core/list-item', {
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
      aBlock('core/paragraph', {
        attributes: { content: '' },
        originalContent: `<p>See <pre>this</pre>${player}</p> <P class="a"> </P><p>and</p>`,
      }),
    ]);
    expect(parts.map(({ name, originalContent }) => [name, originalContent])).toEqual([
      ['core/paragraph', 'See <pre>this</pre>'],
      ['core/embed', ''],
      ['core/paragraph', '  and'],
    ]);
    const html = normalBlocks([aBlock('core/html', { originalContent: `<p>See</p>${player}<p> </p>` })]);
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
    const html = aBlock('core/html', { originalContent: '<iframe src="https://maps.example/"></iframe>' });
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
          const once = normalBlocks(written.map(({ name, ...parts }) => aBlock(name, parts)));
          expect(normalBlocks(once)).toEqual(once);
        },
      ),
    ));
});
