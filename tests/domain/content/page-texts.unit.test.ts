import { expect, test } from '@jest/globals';
import { rewritePage } from '../../../domain/content/page-texts.ts';

const upper = (text: string): string => text.toUpperCase();
const marked = (html: string): string => `[${html}]`;

test('Every text of a page is rewritten, saved HTML separately; paths and other values stay unchanged', () => {
  const inner = { name: 'core/paragraph', attributes: {}, innerBlocks: [], originalContent: '<p>in</p>' };
  const data = { heading: 'one', cards: [{ text: 'two', columns: 2 }, 'three'], isWide: true, image: null };
  const page = {
    path: '/contact/',
    locale: 'en',
    title: 'Contact',
    description: 'Get in touch',
    blocks: [{ name: 'acf/cards', attributes: { data }, innerBlocks: [inner], originalContent: '' }],
  };

  expect(rewritePage(page, { text: upper, html: marked })).toEqual({
    path: '/contact/',
    locale: 'en',
    title: 'CONTACT',
    description: 'GET IN TOUCH',
    blocks: [
      {
        name: 'acf/cards',
        attributes: {
          data: { heading: 'ONE', cards: [{ text: 'TWO', columns: 2 }, 'THREE'], isWide: true, image: null },
        },
        innerBlocks: [{ ...inner, originalContent: '[<p>in</p>]' }],
        originalContent: '[]',
      },
    ],
  });
});
