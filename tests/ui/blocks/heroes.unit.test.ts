import { describe, expect, test } from '@jest/globals';
import { isTitle } from '../../../ui/blocks/heroes.ts';
import { siteBlockHtml as rendered } from './rendered-blocks.tsx';

const LARGE = { sourceUrl: '/large.jpg', width: 1600, height: 700 };
const SMALL = { sourceUrl: '/small picture.jpg', width: 400, height: 500 };

describe('A hero banner', () => {
  const hero = { heading: 'Heat pumps', sub_heading: 'One system.' };

  test('has a picture next to its text, on the paper surface unless its editor chooses another one', async () => {
    const html = await rendered('hero', { ...hero, image: { sourceUrl: '/unit.svg', altText: 'A unit' } });
    expect(html).toMatch(/data-variant="paper" data-surface="paper"/);
    expect(html).toMatch(/<img[^>]* src="\/unit\.svg" alt="A unit"/);
    expect(await rendered('hero', { ...hero, background_color: '#0f2a33' })).toContain('data-variant="ink"');
  });

  test('has an overlay over its background picture, a smaller picture on phones, and no other image', async () => {
    const html = await rendered('hero', {
      ...hero,
      image: '/unit.svg',
      background_color: 'white',
      background_image_large: LARGE,
      background_image_small: SMALL,
    });
    expect(html).toContain('data-variant="veiled" data-surface="ink"');
    expect(html).toMatch(/<source media="\(max-width: 599\.98px\)" srcSet="\/small%20picture\.jpg"/);
    expect(html).toMatch(/<img[^>]* src="\/large\.jpg" alt="" width="1600" height="700" loading="lazy"/);
    expect(html).not.toContain('unit.svg');
  });

  test('shows its only picture on every screen', async () => {
    const html = await rendered('hero', { ...hero, background_image_small: SMALL });
    expect(html).toMatch(/<img[^>]* src="\/small picture\.jpg"/);
    expect(html).not.toContain('<source');
  });

  test("loads its picture first if it is the page's title", async () => {
    const html = await rendered('hero', { ...hero, heading_tag: 'h1', background_image_large: LARGE });
    expect(html).toMatch(/<h1[^>]*>Heat pumps<\/h1>/);
    expect(html).toMatch(/loading="eager" fetchPriority="high"/);
  });

  test('offers no button without a target', async () => {
    const html = await rendered('hero', {
      ...hero,
      button_text: 'Find a dealer',
      button_url: '/find-a-dealer/',
      second_button_text: 'Read on',
    });
    expect(html).toMatch(/<a href="\/find-a-dealer\/"[^>]*>Find a dealer<\/a>/);
    expect(html).not.toContain('Read on');
  });
});

describe('A hero with a video', () => {
  const video = { heading: 'Even air', video_large: '/large.mp4', video_small: '/small.mp4' };

  test('shows its pictures and no video before it starts', async () => {
    const html = await rendered('video-hero', { ...video, poster_image: LARGE, mobile_image: SMALL });
    expect(html).toMatch(/<source[^>]* srcSet="\/small%20picture\.jpg"/);
    expect(html).toContain('src="/large.jpg"');
    expect(html).not.toMatch(/<video|\.mp4/);
  });

  test('has a play button only with scripts, and none without a video', async () => {
    const button = /data-scripted=""><button type="button"[^>]* aria-label="Play the video"/;
    expect(await rendered('video-hero', video)).toMatch(button);
    expect(await rendered('video-hero', { heading: 'Even air', mobile_image: SMALL })).not.toMatch(button);
  });

  test('has no button on phones without a video for phones', async () => {
    expect(await rendered('video-hero', video)).not.toContain('offPhones');
    expect(await rendered('video-hero', { ...video, video_small: '' })).toContain('offPhones');
  });

  test('has the height that its editor sets for each device, without inline styles', async () => {
    const html = await rendered('video-hero', {
      ...video,
      height_large: '640px',
      height_medium: 480,
      height_small: '20rem',
    });
    expect([...html.matchAll(/<svg class="(\w+)" width="1" height="(\d+)"/g)].map(([, ...of]) => of)).toEqual(
      [
        ['small', '320'],
        ['medium', '480'],
        ['large', '640'],
      ],
    );
    expect(html).not.toContain('style=');
  });

  test.each([
    ['#eef5f5', 'mist'],
    ['white', 'white'],
    ['', 'paper'],
  ])('ends in a wave whose color %p becomes %s', async (wave_color, surface) =>
    expect(await rendered('video-hero', { ...video, enable_wave: '1', wave_color })).toMatch(
      new RegExp(`<svg class="wave ${surface}"`),
    ),
  );

  test('ends without a wave unless its editor chooses one', async () =>
    expect(await rendered('video-hero', { ...video, wave_color: 'mist' })).not.toContain('class="wave'));

  test("is the page's title if it has the first-level heading", () => {
    const data = { ...NOTHING, heading: 'Even air', heading_tag: 'h1' as const };
    expect(isTitle({ data })).toBe(true);
    expect(isTitle({ data: { ...data, heading: null } })).toBe(false);
    expect(isTitle({ data: { ...data, heading_tag: 'h2' } })).toBe(false);
  });
});

const NOTHING = {
  video_large: null,
  video_medium: null,
  video_small: null,
  mobile_image: null,
  poster_image: null,
  height_large: null,
  height_medium: null,
  height_small: null,
  enable_wave: false,
  wave_color: null,
  sub_heading: null,
  text_alignment: 'left' as const,
  button_text: null,
  button_url: null,
};
