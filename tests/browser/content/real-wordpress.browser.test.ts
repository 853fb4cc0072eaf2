import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { previewToken } from '../../../infrastructure/server/routes/preview-route.ts';
import { REAL_WORDPRESS, RealWordPress } from '../../wordpress/real-wordpress.ts';
import { TestedSite } from '../tested-site.ts';

const SECRET = 'open sesame';

/** Skipped, and reported as such, if no WordPress is configured. */
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

  test("shows an editor's change once WordPress has announced it", async () => {
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
    expect(status).toBe(200);
    await page.reload();
    expect(await main.innerText()).toContain('It has passed.');
    expect(await main.innerText()).not.toContain('Friday');
  });

  test('is shown to its editor as a preview before it is public', async () => {
    const { id } = await wordpress.publish({
      slug: 'flood',
      status: 'draft',
      title: 'After a flood',
      content: `${paragraph('Turn the power off.')}<!-- wp:latest-posts /-->`,
    });
    const page = await site.visit(`/preview/?id=${id}&token=${previewToken(id, SECRET)}`);
    const main = page.locator('main');
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe('After a flood');
    expect(await main.innerText()).toContain('Turn the power off.');
    expect((await fetch(`${site.address}/flood/`)).status).toBe(404);
    expect((await fetch(`${site.address}/preview/?id=${id}&token=0`)).status).toBe(404);
  });

  test('shows its editor unpublished changes', async () => {
    const item = await wordpress.publish({ slug: 'wind', content: paragraph('A breeze.') });
    await wordpress.autosave(item, paragraph('A storm.'));
    const preview = await site.visit(`/preview/?id=${item.id}&token=${previewToken(item.id, SECRET)}`);
    expect(await preview.locator('main').innerText()).toContain('A storm.');
    const page = await site.visit(item.path);
    expect(await page.locator('main').innerText()).toContain('A breeze.');
  });
});
