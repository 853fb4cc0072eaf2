import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { pageNumbers } from '../../../../domain/paging/page.ts';
import { Pagination } from '../../../../ui/components/pagination/pagination.tsx';

const rendered = (number: number, pages: number): string =>
  renderToStaticMarkup(
    createElement(
      StaticRouter,
      { location: '/' },
      createElement(Pagination, {
        current: number,
        pages,
        links: {
          numbers: pageNumbers({ number, pages }).map((to) =>
            to === null ? null : { number: to, address: `/?page=${to}` },
          ),
          previous: null,
          next: null,
        },
        texts: { name: 'Pages', previous: 'Previous', next: 'Next', page: (to) => `Page ${to}` },
      }),
    ),
  );

/** The visible text of a pagination row, without parts that a class hides: `1 … 4`. */
const row = (number: number, pages: number, hidden: 'phone' | 'wide'): string =>
  [...rendered(number, pages).matchAll(/class="([^"]*(?:number|gap)[^"]*)"[^>]*>([^<]+)</g)]
    .flatMap(([, names = '', text = '']) => (names.split(' ').includes(hidden) ? [] : [text]))
    .join(' ');

test.each([
  { number: 1, pages: 3, phone: '1 2 3', wide: '1 2 3' },
  { number: 3, pages: 3, phone: '1 2 3', wide: '1 2 3' },
  { number: 2, pages: 4, phone: '1 2 … 4', wide: '1 2 3 4' },
  { number: 3, pages: 4, phone: '1 … 3 4', wide: '1 2 3 4' },
  { number: 1, pages: 7, phone: '1 … 7', wide: '1 2 … 7' },
  { number: 7, pages: 7, phone: '1 … 7', wide: '1 … 6 7' },
  { number: 4, pages: 7, phone: '1 … 4 … 7', wide: '1 2 3 4 5 6 7' },
  { number: 5, pages: 10, phone: '1 … 5 … 10', wide: '1 … 4 5 6 … 10' },
])(
  'page $number of $pages: $wide; on a phone $phone, with a gap in place of omitted pages',
  ({ number, pages, phone, wide }) => {
    expect(row(number, pages, 'wide')).toBe(phone);
    expect(row(number, pages, 'phone')).toBe(wide);
  },
);
