import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { expandRepeaters } from '../../../../infrastructure/content/blocks/acf-fields.ts';
import { sourcedAttributes } from '../../../../infrastructure/content/blocks/attribute-sources.ts';
import { plainText } from '../../../../infrastructure/content/html/plain-text.ts';
import { htmlOfNodes } from '../../../../infrastructure/content/blocks/rich-text.ts';

describe('attributes of the saved html', () => {
  const gallery =
    '<ul class="g"><li><img src="/a.png" alt="A"><p>B &amp; é</p></li><li><img src="/c.png"></li></ul>';

  it('come from the selectors of the block', () =>
    expect(
      sourcedAttributes(gallery, {
        items: {
          source: 'query',
          selector: 'li',
          query: {
            src: { source: 'attribute', selector: 'img', attribute: 'src' },
            alt: { source: 'attribute', selector: 'img', attribute: 'alt' },
            caption: { source: 'html', selector: 'p' },
            tag: { source: 'tag', selector: 'li' },
          },
        },
        tag: { source: 'tag', selector: 'UL,ol' },
        text: { source: 'text', selector: 'p' },
        none: { source: 'html', selector: 'h2' },
        nothing: { source: 'query', selector: 'h2', query: {} },
      }),
    ).toEqual({
      items: [
        { src: '/a.png', alt: 'A', caption: 'B &amp; é', tag: 'li' },
        { src: '/c.png', tag: 'li' },
      ],
      tag: 'ul',
      text: 'B & é',
    }));

  it('come from all matches, joined, or from the whole html without a match', () => {
    const content = { source: 'html', selector: 'p', joint: '<br>' } as const;
    expect(sourcedAttributes('<p>A</p><p>B</p>', { content })).toEqual({ content: 'A<br>B' });
    expect(sourcedAttributes('Bare <b>text</b>', { content })).toEqual({ content: 'Bare <b>text</b>' });
    const values = { source: 'html', selector: 'ul', joint: '' } as const;
    expect(
      sourcedAttributes('<ul><li>A<ul><li>B</li></ul></li></ul><ul><li>C</li></ul>', { values }),
    ).toEqual({
      values: '<li>A<ul><li>B</li></ul></li><li>C</li>',
    });
  });

  it('leave out the text of other attributes', () =>
    expect(
      sourcedAttributes('<blockquote>A<cite>B</cite></blockquote>', {
        text: { source: 'html', selector: 'blockquote', without: 'cite' },
        who: { source: 'html', selector: 'cite' },
      }),
    ).toEqual({ text: 'A', who: 'B' }));

  it('do not come from a match inside another match', () => {
    const table = '<tr><td>A<table><tr><td>B</td></tr></table></td><td>C</td></tr>';
    expect(
      sourcedAttributes(`<table>${table}</table>`, {
        cells: { source: 'query', selector: 'td', query: { text: { source: 'text' } } },
      }),
    ).toEqual({ cells: [{ text: 'AB' }, { text: 'C' }] });
  });

  it('are the whole html without a selector', () => {
    expect(sourcedAttributes(' <b>A</b> c ', { a: { source: 'html' }, b: { source: 'text' } })).toEqual({
      a: '<b>A</b> c',
      b: 'A c',
    });
    expect(sourcedAttributes(' ', { a: { source: 'html' } })).toEqual({});
  });

  it('are true if html has a boolean attribute', () =>
    expect(
      sourcedAttributes('<video loop src="/a.mp4"></video>', {
        loop: { source: 'attribute', selector: 'video', attribute: 'loop' },
        muted: { source: 'attribute', selector: 'video', attribute: 'muted' },
      }),
    ).toEqual({ loop: true }));
});

describe('texts of older content', () => {
  it.each<[unknown, string]>([
    [['The ', { type: 'em', children: ['Inserter'] }, ' < 5'], 'The <em>Inserter</em> &lt; 5'],
    [
      [{ type: 'a', attributes: { href: '/a"b', onclick: 'c' }, children: [1] }, { type: 'br' }],
      '<a href="/a&quot;b" onclick="c">1</a><br>',
    ],
    [[{ children: { type: 'p', props: { className: 'a', children: ['A', 'B'] } } }], '<p class="a">AB</p>'],
    [
      [{ key: 'html', ref: null, props: { children: 'A <em>b</em>' }, _owner: null, _store: {} }],
      'A <em>b</em>',
    ],
    [[null, true, { type: 'a b', children: ['c'] }], 'c'],
    [{}, ''],
  ])('%j', (content, html) => expect(htmlOfNodes(content)).toBe(html));

  it('leave out content that is nested too deeply', () => {
    const deep = Array.from({ length: 50_000 }).reduce<unknown>((inner) => [inner], 'a');
    expect(htmlOfNodes(deep)).toBe('');
  });

  const trees = '../shared/fixtures/block-trees';
  const whereTreesAre = existsSync(trees) ? test : test.skip;
  whereTreesAre(`are those of the saved html (skipped without ${trees})`, () => {
    for (const file of readdirSync(trees)) {
      const blocks = JSON.parse(readFileSync(`${trees}/${file}`, 'utf8')) as ReadonlyArray<{
        attributes: Record<string, unknown>;
        originalContent: string;
      }>;
      for (const { attributes, originalContent } of blocks)
        for (const name of ['content', 'value', 'citation', 'caption', 'text'])
          if (Array.isArray(attributes[name]))
            expect(plainText(originalContent)).toContain(plainText(htmlOfNodes(attributes[name])));
    }
  });
});

describe('flat fields', () => {
  it('become lists, even within each other', () =>
    expect(
      expandRepeaters({
        title: 'A',
        _title: 'field_1',
        tabs: '2',
        tabs_0_name: 'B',
        tabs_0_items: 1,
        tabs_0_items_0_text: 'C',
        tabs_1_name: 'D',
        tabs_1_items: 0,
        tabs_style: 'plain',
        count: 3,
      }),
    ).toEqual({
      title: 'A',
      tabs: [
        { name: 'B', items: [{ text: 'C' }] },
        { name: 'D', items: 0 },
      ],
      tabs_style: 'plain',
      count: 3,
    }));

  it('stay as they are if they are lists already', () =>
    expect(expandRepeaters({ qa: [{ question: 'A', _question: 'field_1' }], link: { url: '/a/' } })).toEqual({
      qa: [{ question: 'A' }],
      link: { url: '/a/' },
    }));

  test('fields that are not rows keep their names; only references are dropped', () =>
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (fields) => {
        const named = Object.keys(fields).filter((key) => !key.startsWith('_'));
        const kept = Object.keys(expandRepeaters(fields));
        expect(named).toEqual(expect.arrayContaining(kept));
        expect(kept).toEqual(expect.arrayContaining(named.filter((key) => !/_\d+_./.test(key))));
      }),
    ));
});
