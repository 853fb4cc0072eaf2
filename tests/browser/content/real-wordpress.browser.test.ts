import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { REAL_WORDPRESS, RealWordPress } from '../../wordpress/real-wordpress.ts';
import { TestedSite } from '../tested-site.ts';

const SECRET = 'open sesame';

/** Skipped visibly where no WordPress is named. */
const real = REAL_WORDPRESS === null ? describe.skip : describe;

const paragraph = (words: string): string => `<!-- wp:paragraph --><p>${words}</p><!-- /wp:paragraph -->`;

real('A page of a real WordPress', () => {
  const wordpress = new RealWordPress();
  beforeAll(() => wordpress.clear());
  afterAll(() => wordpress.clear());
  const site = TestedSite.ofThisFile(() => ({
    WORDPRESS_URL: wordpress.address,
    WORDPRESS_USER: wordpress.login?.user ?? '',
    WORDPRESS_APP_PASSWORD: wordpress.login?.password ?? '',
    CONTENT_PURGE_SECRET: SECRET,
  }));

  test('shows what its editor changed once WordPress has announced it', async () => {
    const item = await wordpress.publish({ slug: 'storm', content: paragraph('It comes on Friday.') });
    const page = await site.visit(item.path);
    const main = page.locator('main');
    expect(await main.innerText()).toContain('It comes on Friday.');

    await wordpress.rewrite(item, paragraph('It has passed.'));
    const { status } = await fetch(`${site.address}/api/content/purge`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${SECRET}` },
      body: JSON.stringify({ path: item.path }),
    });
    expect(status).toBe(204);
    await page.reload();
    expect(await main.innerText()).toContain('It has passed.');
    expect(await main.innerText()).not.toContain('Friday');
  });
});
