import { describe, expect, test } from '@jest/globals';
import { pageOutline } from '../../../../infrastructure/content/check/page-outline.ts';

describe('The outline of a page', () => {
  test('covers its main content, with the ids of the whole page', () =>
    expect(
      pageOutline(
        '<a href="#main">Skip</a><h2 id="menu">Menu</h2><main id="main"><h1>A\n <b>page</b></h1></main><img src="/a">',
      ),
    ).toEqual({
      headings: [{ level: 1, text: 'A page' }],
      links: [],
      images: [],
      text: 'A\n page',
      passages: [],
      ids: ['menu', 'main'],
    }));

  test('has the targets of links and forms', () =>
    expect(
      pageOutline(
        '<a href="/a/?b&amp;c">A</a><a>none</a><form action="/b/"><button formaction="/c/">C</button></form><form></form>',
      ).links,
    ).toEqual(['/a/?b&c', '/b/', '/c/']));

  test('leaves out the fragment of a posted form, which belongs to the page of the answer', () =>
    expect(
      pageOutline(
        '<form method="post" action="#problem"></form><form method="post" action="/b/#problem"></form>',
      ).links,
    ).toEqual(['/b/']));

  test('distinguishes an empty alternative text from a missing one', () =>
    expect(
      pageOutline('<img src="/a" alt=""><img src="/b"><img src="/c" srcset="/d 2x" alt="C">').images,
    ).toEqual([
      { src: '/a', alt: '', hasSrcset: false },
      { src: '/b', alt: null, hasSrcset: false },
      { src: '/c', alt: 'C', hasSrcset: true },
    ]));

  test('has paragraphs and items, without the texts of navigation and forms', () =>
    expect(
      pageOutline(
        '<p>A <b>filter</b>\n dirty</p><nav><li>Home</li></nav><form><p>Zip</p></form><ul><li>One</li><li><p>Two</p></li></ul><p> </p>',
      ).passages,
    ).toEqual(['A filter dirty', 'One', 'Two']));

  test('leaves the explanations of terms out of passages', () =>
    expect(
      pageOutline(
        '<p>A <button popovertarget="t">ton</button><span id="t" popover="auto"> Of cooling.</span> more</p>',
      ).passages,
    ).toEqual(['A ton more']));

  test('leaves out the headings of dialogs', () =>
    expect(pageOutline('<h1>A</h1><dialog><div><h5>B</h5></div></dialog><h2>C</h2>').headings).toEqual([
      { level: 1, text: 'A' },
      { level: 2, text: 'C' },
    ]));
});
