import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hostedVideoAt, hostNamed } from '../../../../domain/content/blocks/hosted-video.ts';

describe('The video of an address (section 5)', () => {
  test.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&feature=share',
    'http://youtube.com/watch?v=dQw4w9WgXcQ',
    '//m.youtube.com/watch?v=dQw4w9WgXcQ#top',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://youtube.com/shorts/dQw4w9WgXcQ/',
    ' https://YouTube.com/live/dQw4w9WgXcQ ',
  ])('%s is played without cookies', (address) =>
    expect(hostedVideoAt(address)).toEqual({
      host: 'YouTube',
      id: 'dQw4w9WgXcQ',
      player: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
      page: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    }),
  );

  test.each(['t=42s', 't=42', 't=0h0m42s', 'start=42&rel=0'])(
    'starts at the time in the address: %s',
    (query) => {
      const { player, page } = hostedVideoAt(`https://youtu.be/dQw4w9WgXcQ?${query}`) ?? {};
      expect([player, page]).toEqual([
        'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=42',
        'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42',
      ]);
    },
  );

  test.each([
    ['1m42s', 102],
    ['1h', 3600],
    ['1h1m1', 3661],
    ['12h', 43_200],
    ['90m5s', 5405],
  ])('reads hours, minutes and seconds: %s', (time, seconds) =>
    expect(hostedVideoAt(`https://youtu.be/dQw4w9WgXcQ?t=${time}`)?.page).toContain(`&t=${seconds}`),
  );

  test.each(['t=42x', 't=s', 't=0', 't=42s1m', 't=1000h', 't=d42'])(
    'starts at its beginning if the time in the address is not valid: %s',
    (query) => expect(hostedVideoAt(`https://youtu.be/dQw4w9WgXcQ?${query}`)?.player).not.toContain('start='),
  );

  test.each([
    ['https://vimeo.com/76979871', '', ''],
    ['https://www.vimeo.com/channels/staffpicks/76979871', '', ''],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', '&h=8272103f6e', '/8272103f6e'],
    ['https://vimeo.com/76979871/8272103f6e', '&h=8272103f6e', '/8272103f6e'],
  ])('%s is played without tracking', (address, key, path) =>
    expect(hostedVideoAt(address)).toEqual({
      host: 'Vimeo',
      id: '76979871',
      player: `https://player.vimeo.com/video/76979871?dnt=1&autoplay=1${key}`,
      page: `https://vimeo.com/76979871${path}`,
    }),
  );

  test.each([
    ['https://runtru.wistia.com/medias/26sk4lmiix', 'https://runtru.wistia.com/medias/26sk4lmiix'],
    [
      'https://fast.wistia.net/embed/iframe/26sk4lmiix?videoFoam=true',
      'https://fast.wistia.net/embed/iframe/26sk4lmiix',
    ],
    ['https://wistia.com/medias/26sk4lmiix', 'https://wistia.com/medias/26sk4lmiix'],
    ['https://fast.wistia.com/embed/medias/26sk4lmiix', 'https://fast.wistia.net/embed/iframe/26sk4lmiix'],
  ])('%s is played by Wistia', (address, page) =>
    expect(hostedVideoAt(address)).toEqual({
      host: 'Wistia',
      id: '26sk4lmiix',
      player: 'https://fast.wistia.net/embed/iframe/26sk4lmiix?autoPlay=true&doNotTrack=true',
      page,
    }),
  );

  test.each([
    'https://www.youtube.com/playlist?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
    'https://www.youtube.com/embed/videoseries?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf&si=a',
    'https://m.youtube.com/watch?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
  ])('%s is a playlist', (address) =>
    expect(hostedVideoAt(address)).toEqual({
      host: 'YouTube',
      id: 'PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
      player:
        'https://www.youtube-nocookie.com/embed/videoseries?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf&autoplay=1&rel=0',
      page: 'https://www.youtube.com/playlist?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
    }),
  );

  test.each([
    'https://vimeo.com/showcase/11708791',
    'https://vimeo.com/showcase/11708791/embed2?autoplay=0',
    'https://vimeo.com/showcase/11708791/video/76979871',
    'https://vimeo.com/album/11708791/embed',
  ])('%s is a showcase', (address) =>
    expect(hostedVideoAt(address)).toEqual({
      host: 'Vimeo',
      id: '11708791',
      player: 'https://vimeo.com/showcase/11708791/embed2?dnt=1&autoplay=1',
      page: 'https://vimeo.com/showcase/11708791',
    }),
  );

  test.each([
    ['https://fast.wistia.com/embed/medias/26sk4lmiix.jsonp', 'iframe/26sk4lmiix'],
    ['https://fast.wistia.net/embed/medias/26sk4lmiix.json', 'iframe/26sk4lmiix'],
    ['https://fast.wistia.net/embed/playlists/l5m2yv3zg6?media_0_0=a', 'playlists/l5m2yv3zg6'],
  ])('%s is played by Wistia, as %s', (address, path) =>
    expect(hostedVideoAt(address)).toMatchObject({
      host: 'Wistia',
      player: `https://fast.wistia.net/embed/${path}?autoPlay=true&doNotTrack=true`,
      page: `https://fast.wistia.net/embed/${path}`,
    }),
  );

  test.each([
    '',
    'youtube',
    'https://www.youtube.com/playlist',
    'https://www.youtube.com/playlist?list=PL%22onload',
    'https://www.youtube.com/@runtru',
    'https://vimeo.com/showcase/',
    'https://player.vimeo.com/showcase/a',
    'https://fast.wistia.com/embed/medias/26sk4lmiix.js',
    '/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/',
    'https://youtu.be/a/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ/a',
    'https://youtube.com/a/embed/dQw4w9WgXcQ',
    'https://youtube.com/embed/dQw4w9WgXcQ/a',
    'https://youtube.com/redirect?v=dQw4w9WgXcQ',
    'https://youtube.com/a/playlist?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
    'https://youtube.com/playlists?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
    'https://vimeo.com/76979871/a/likes',
    'https://vimeo.com/a/showcase/11708791',
    'https://vimeo.com/showcase/11708791/settings',
    'https://runtru.wistia.com/a/medias/26sk4lmiix',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ%22onload',
    'https://youtube.com.example/watch?v=dQw4w9WgXcQ',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://example.com/youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com@example.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com\\@example.com/watch?v=dQw4w9WgXcQ',
    'javascript://youtube.com/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com/about',
    'https://vimeo.example/76979871',
    'https://wistia.com.example/medias/26sk4lmiix',
    'https://evilwistia.com/medias/26sk4lmiix',
    'https://runtru.wistia.com/projects/26sk4lmiix',
  ])('%j has no video', (address) => expect(hostedVideoAt(address)).toBeNull());

  test('uses a page of the three hosts only, for any address', () => {
    const part = fc.oneof(
      fc.constantFrom(
        'https://',
        'youtube.com',
        '@',
        '/watch?v=',
        'dQw4w9WgXcQ',
        'vimeo.com',
        '/76979871',
        '.wistia.com',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const player = hostedVideoAt(parts.join(''))?.player ?? 'https://vimeo.com/';
        expect(player).toMatch(
          /^https:\/\/((www\.youtube-nocookie|(player\.)?vimeo)\.com|fast\.wistia\.net)\/[\w/?&=-]*$/,
        );
      }),
    );
  });
});

describe('The host named in an address', () => {
  test.each([
    ['https://www.example.com/a?b#c', 'example.com'],
    ['http://Example.com:8080', 'example.com'],
    ['//cdn.example.com/x', 'cdn.example.com'],
    ['//cdn.www.example.com/x', 'cdn.www.example.com'],
    ['/products/', null],
    ['mailto:a@example.com', null],
  ])('of %s is %p', (address, host) => expect(hostNamed(address)).toBe(host));
});
