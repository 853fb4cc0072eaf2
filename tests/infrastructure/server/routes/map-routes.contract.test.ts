import { describe, expect, test } from '@jest/globals';
import { openServer } from '../opened-server.ts';

describe('/maps/dealers.svg', () => {
  test('is an image of the dealers of a page, cached for an hour', async () => {
    const { server } = await openServer();
    const answer = await server.inject({ url: '/maps/dealers.svg?zipcode=75001' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ]);
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    expect(answer.body).toContain('>75001</text>');
    const again = await server.inject({
      url: '/maps/dealers.svg?zipcode=75001',
      headers: { 'accept-encoding': 'br' },
    });
    expect(again.headers['content-encoding']).toBe('br');
    await server.close();
  });

  test('returns 404 without a code, for an unserved code and for an unknown dealer', async () => {
    const { server } = await openServer();
    for (const query of [
      '',
      '?zipcode=nowhere',
      '?zipcode=99723',
      '?dealer=99999',
      '?dealer=x',
      '?dealers=99999,x',
    ]) {
      const { statusCode, headers } = await server.inject({ url: `/maps/dealers.svg${query}` });
      expect([query, statusCode, headers['content-type']]).toEqual([query, 404, 'application/problem+json']);
    }
    await server.close();
  });

  test('shows distances in kilometers in French', async () => {
    const { server } = await openServer();
    const unitOf = async (query: string) =>
      />\d+ (mi|km)</.exec(
        (await server.inject({ url: `/maps/dealers.svg?zipcode=75001${query}` })).body,
      )?.[1];
    expect(await unitOf('')).toBe('mi');
    expect(await unitOf('&language=fr')).toBe('km');
    expect(await unitOf('&language=es')).toBe('mi');
    await server.close();
  });

  test('counts toward the rate limit of its visitor', async () => {
    const { server } = await openServer({ RATE_LIMIT: '2' });
    const statuses = [];
    for (let i = 0; i < 3; i++)
      statuses.push((await server.inject({ url: '/maps/dealers.svg?zipcode=75001' })).statusCode);
    // The first map takes longer to draw, which counts, too.
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
    await server.close();
  });
});

describe('/maps/dealers/', () => {
  const STREETS = { MAP_STYLE_URL: 'https://maps.example/style.json?key=public' };

  test('shows the dealers of a page on a street map, with the SVG map as a fallback', async () => {
    const { server } = await openServer(STREETS);
    const { statusCode, headers, body } = await server.inject({ url: '/maps/dealers/?zipcode=75001' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('https://maps.example/style.json?key=public');
    expect(body).toContain('It comes from maps.example, which then sees your IP address');
    expect(body).toContain('<a class="back" href="/find-a-dealer/?zipcode=75001">Back to the list</a>');
    expect(body).toContain('src="/maps/dealers.svg?zipcode=75001"');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self' https: https://maps.example");
    await server.close();
  });

  test('uses the language of the list and links back to it', async () => {
    const { server } = await openServer(STREETS);
    const { body } = await server.inject({ url: '/maps/dealers/?zipcode=75001&language=fr' });
    expect(body).toContain('<html lang="fr">');
    expect(body).toContain('<h1>Concessionnaires près de 75001</h1>');
    expect(body).toContain('href="/fr/concessionnaires/?zipcode=75001">Retour à la liste</a>');
    expect(body).toContain('"NavigationControl.ZoomIn":"Zoom avant"');
    expect(body).toMatch(/"label":"Concessionnaire 1 sur \d+\u00a0: /);
    await server.close();
  });

  test('redirects a search without dealers to the list', async () => {
    const { server } = await openServer(STREETS);
    for (const query of ['', '?zipcode=99723']) {
      const { statusCode, headers } = await server.inject({ url: `/maps/dealers/${query}` });
      expect([statusCode, headers.location]).toEqual([302, `/find-a-dealer/${query}`]);
    }
    await server.close();
  });

  test('has no street map without a style', async () => {
    const { server } = await openServer();
    const { body } = await server.inject({ url: '/maps/dealers/?zipcode=75001' });
    expect(body).not.toContain('street-map');
    await server.close();
  });
});
