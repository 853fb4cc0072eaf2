import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { oneLine } from '../../../../domain/content/html/one-line.ts';
import { sharedAddress, shareLink } from '../../../../application/visitor/share-page/share-links.ts';
import { SHARE_NETWORKS } from '../../../../domain/content/links/share-networks.ts';
import type { ShareFlags } from '../../../../ui/blocks/share-bar/codec.ts';
import { networksShown } from '../../../../ui/blocks/share-bar/view.ts';

const ADDRESS = 'https://www.example.com/no-heat/';
const PAGE = { address: ADDRESS, title: 'No <em>heat</em>?', excerpt: '<p>Two checks &amp; a call.</p>' };

describe('The networks of a share bar', () => {
  const OFF: ShareFlags = {
    facebook_icon: '0',
    twitter_icon: '',
    linkedin_icon: 'true',
    whatsapp_icon: '11',
    email_icon: ' 1',
  };

  test("are those whose flag equals '1', in order", () => {
    expect(networksShown(OFF)).toEqual([]);
    expect(networksShown({ ...OFF, email_icon: '1', facebook_icon: '1' })).toEqual(['facebook', 'email']);
  });

  test.each(SHARE_NETWORKS)('%s has a flag of its own', (network) =>
    expect(networksShown({ ...OFF, [`${network}_icon`]: '1' })).toEqual([network]),
  );
});

describe('The shared address', () => {
  test.each([
    ['https://www.example.com', '/no-heat/', ADDRESS],
    ['https://www.example.com/', '/no-heat/', ADDRESS],
    ['https://www.example.com', '/no-heat/?utm_source=mail&zip=75001', ADDRESS],
    ['https://www.example.com', '/no-heat/#checks', ADDRESS],
    ['https://www.example.com', '/no-heat/?a\nb', ADDRESS],
  ])('of %j and %j is %j', (site, path, address) => expect(sharedAddress(site, path)).toBe(address));
});

describe('A link of the share bar', () => {
  test.each([
    ['facebook', 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwww.example.com%2Fno-heat%2F'],
    [
      'twitter',
      'https://twitter.com/intent/tweet?url=https%3A%2F%2Fwww.example.com%2Fno-heat%2F&text=No%20heat%3F',
    ],
    [
      'linkedin',
      'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fwww.example.com%2Fno-heat%2F',
    ],
    ['whatsapp', 'https://wa.me/?text=No%20heat%3F%20https%3A%2F%2Fwww.example.com%2Fno-heat%2F'],
    [
      'email',
      'mailto:?subject=No%20heat%3F&body=Two%20checks%20%26%20a%20call.%0D%0A%0D%0Ahttps%3A%2F%2Fwww.example.com%2Fno-heat%2F',
    ],
  ] as const)('to %s is %s', (network, link) => expect(shareLink(network, PAGE)).toBe(link));

  test('mails only the address of a page without an excerpt', () =>
    expect(shareLink('email', { ...PAGE, excerpt: '<p></p>' })).toBe(
      'mailto:?subject=No%20heat%3F&body=https%3A%2F%2Fwww.example.com%2Fno-heat%2F',
    ));

  test('shares only the address of a page without a title on WhatsApp', () =>
    expect(shareLink('whatsapp', { ...PAGE, title: '' })).toBe(
      'https://wa.me/?text=https%3A%2F%2Fwww.example.com%2Fno-heat%2F',
    ));

  test.each(['%0D%0ABcc:all@example.com', '\r\nBcc: all@example.com', '&bcc=all@example.com&x=', '?bcc=a#b'])(
    'adds no header to an e-mail for the title %j',
    (title) => {
      const { protocol, pathname, searchParams, hash } = new URL(shareLink('email', { ...PAGE, title }));
      expect([protocol, pathname, hash]).toEqual(['mailto:', '', '']);
      expect([...searchParams.keys()]).toEqual(['subject', 'body']);
      expect(searchParams.get('subject')).toBe(oneLine(title));
    },
  );

  test("contains exactly the page's texts, with any characters", () => {
    const words = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('%0A', '"><script>', '&bcc=', '\u2028', '+', '#', '𐀀'),
      fc
        .array(fc.constantFrom('%', '0', 'A', '\n', '&', '=', '?', '#', ' ', '<b>', "'", '"'))
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(words, words, fc.webPath(), (title, excerpt, path) => {
        const address = sharedAddress('https://www.example.com', path);
        const said = (network: (typeof SHARE_NETWORKS)[number]) => [
          ...new URL(shareLink(network, { address, title, excerpt })).searchParams,
        ];
        const [subject, text] = [oneLine(title), oneLine(excerpt)];
        const both = (first: string, gap: string) => (first === '' ? address : `${first}${gap}${address}`);
        expect(said('facebook')).toEqual([['u', address]]);
        expect(said('linkedin')).toEqual([['url', address]]);
        expect(said('twitter')).toEqual([
          ['url', address],
          ['text', subject],
        ]);
        expect(said('whatsapp')).toEqual([['text', both(subject, ' ')]]);
        expect(said('email')).toEqual([
          ['subject', subject],
          ['body', both(text, '\r\n\r\n')],
        ]);
      }),
    );
  });

  test('contains no line break, space or quote from its page', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...SHARE_NETWORKS), (text, network) => {
        expect(shareLink(network, { address: ADDRESS, title: text, excerpt: text })).toMatch(/^[!-~]+$/);
        expect(shareLink(network, { address: ADDRESS, title: text, excerpt: text })).not.toMatch(/["<>\\]/);
      }),
    ));
});
