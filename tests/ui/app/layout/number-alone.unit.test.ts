import { createElement } from 'react';
import { expect, test } from '@jest/globals';
import { askPageTexts } from '../../../../application/visitor/ask-dealer/page-texts.ts';
import { SERVICE_HOURS } from '../../../../domain/brand/hours.ts';
import { Footer } from '../../../../ui/app/layout/footer.tsx';
import { HeaderBar } from '../../../../ui/app/layout/header-bar.tsx';
import { Page as NotFound } from '../../../../ui/app/not-found/not-found-page.tsx';
import { FormPage } from '../../../../ui/leads/form-page/form-page.tsx';
import { renderingOnFakes } from '../../blocks/rendered-blocks.tsx';

const render = renderingOnFakes();
const HOURS = Object.values(SERVICE_HOURS);

test.each(['en', 'fr'] as const)('Header, menu and footer show the number without hours (%s)', (language) => {
  const place = { language, path: '/' };
  const html = [HeaderBar, Footer].map((part) => render({ Page: () => createElement(part, place) })).join('');
  expect(html).toContain('href="tel:+18005550199"');
  expect(HOURS.filter((hours) => html.includes(hours))).toEqual([]);
});

test('A missing page offers the zip box and the number', () => {
  const html = render({ Page: NotFound });
  expect(html).toMatch(/<form[^>]*role="search"[^>]*action="\/find-your-dealer\/"/);
  expect(html).toContain('name="zipcode"');
  expect(html).toContain('<a href="tel:+18005550199">1-800-555-0199</a>');
});

test('Pages of forms for dealers show the number without hours', () => {
  const html = render({
    Page: () =>
      createElement(FormPage, {
        heading: 'Contact a dealer',
        texts: askPageTexts('Tell us.'),
        children: null,
      }),
  });
  expect(html).toContain('href="tel:+18005550199"');
  expect(HOURS.filter((hours) => html.includes(hours))).toEqual([]);
});
