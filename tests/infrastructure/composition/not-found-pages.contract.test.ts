import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestSite } from './opened-site.ts';

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => void (site = await openTestSite(0)));
afterAll(() => site.close());

test.each([
  ['/no-such-page/', 'en', 'We lost this page, not your comfort', '/find-your-dealer/', '/'],
  ['/es/no-hay-tal-pagina/', 'es', 'No encontramos esta página', '/es/distribuidores/', '/es/'],
  ['/fr/aucune-page/', 'fr', 'Cette page est introuvable', '/fr/concessionnaires/', '/fr/'],
])(
  '%s returns 404 in its language (%s), and links to dealers and home',
  async (path, lang, heading, list, home) => {
    const { statusCode, body } = await site.server.inject(path);
    expect(statusCode).toBe(404);
    expect(body).toContain(`<html lang="${lang}"`);
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
    expect(main).toContain(heading);
    expect(main).toMatch(new RegExp(`(?:action|href)="${list}"`));
    expect(main).toContain(`href="${home}"`);
  },
);
