import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { reviewsTextsIn } from '../../../ui/blocks/reviews/texts.ts';
import { startByPress, TestedSite } from '../tested-site.ts';
import { TALL, WrittenContent } from '../written-content.ts';

const PATH = '/heat-pump/';
const HOST = 'https://widgets.example.com';
const { waiting, unavailable } = reviewsTextsIn('en');

/** The script of a review host: it finds its boxes, and fetches their content from its own host. */
const WIDGET = `
  const answer = await fetch('${HOST}/reviews.json');
  const text = await answer.text();
  for (const box of document.querySelectorAll('[data-bv-show="reviews"]'))
    box.append(box.dataset.productId + ': ' + text);
`;

const content = WrittenContent.ofThisFile();
const site = TestedSite.ofThisFile(() => {
  const reviews = { name: 'acf/reviews', attributes: { data: { widget_script: `${HOST}/reviews.js` } } };
  content.write(PATH, [...TALL, reviews], { productId: 'heat-pump-16' });
  return { ...content.settings, WIDGET_HOSTS: 'widgets.example.com' };
});

/** A visitor on the page; `asked` are the addresses requested from the widget's host. */
const visit = async (isThere: boolean): Promise<{ page: Page; asked: string[] }> => {
  const context = await site.context();
  const asked: string[] = [];
  await context.route(`${HOST}/**`, (route) => {
    asked.push(route.request().url());
    if (!isThere) return route.abort();
    const headers = { 'access-control-allow-origin': '*' };
    return route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: `(async () => {${WIDGET}})()` })
      : route.fulfill({ headers, body: 'Quiet, and warm.' });
  });
  const page = await context.newPage();
  await page.goto(PATH);
  return { page, asked };
};

test('reviews are requested once the page has been used and their widget is near, and replace its text', async () => {
  const { page, asked } = await visit(true);
  await startByPress(page);
  expect(asked).toEqual([]);
  await page.getByText(waiting).scrollIntoViewIfNeeded();
  await page.getByText('heat-pump-16: Quiet, and warm.').waitFor();
  await page.getByText(waiting).waitFor({ state: 'detached' });
  expect(asked).toEqual([`${HOST}/reviews.js`, `${HOST}/reviews.json`]);
});

test('the widget shows an error if the host of reviews does not answer', async () => {
  const { page } = await visit(false);
  await startByPress(page);
  await page.getByText(waiting).scrollIntoViewIfNeeded();
  await page.getByText(unavailable).waitFor();
  expect(await page.getByText(waiting).count()).toBe(0);
});
