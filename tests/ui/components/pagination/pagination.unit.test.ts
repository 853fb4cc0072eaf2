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

test.each([
  { number: 1, pages: 3, gaps: 0 },
  { number: 3, pages: 3, gaps: 0 },
  { number: 1, pages: 7, gaps: 1 },
  { number: 3, pages: 4, gaps: 1 },
  { number: 4, pages: 7, gaps: 2 },
  { number: 5, pages: 10, gaps: 2 },
])(
  'page $number of $pages has $gaps gaps on a phone, one wherever it leaves pages out',
  ({ number, pages, gaps }) => expect(rendered(number, pages).match(/…/g) ?? []).toHaveLength(gaps),
);
