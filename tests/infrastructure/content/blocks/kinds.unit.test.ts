import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Type } from 'io-ts/Type';
import { kindsOf } from '../../../../infrastructure/content/blocks/kinds.ts';
import { collecting } from '../../../../infrastructure/content/blocks/left-out.ts';

const kinds = kindsOf({ siteUrl: 'https://site.test', widgetHosts: ['widgets.example.com'] });
const {
  address,
  either,
  flag,
  html,
  inline,
  listOf,
  maybe,
  media,
  number,
  oneOf,
  oneOrMore,
  rawHtml,
  surface,
  text,
} = kinds;
const FAULT = 'a fault';
const read = <A>(kind: t.Type<A, unknown, unknown>, given: unknown): unknown => {
  const decoded = kind.decode(given);
  return E.isRight(decoded) ? decoded.right : FAULT;
};

/** The decoded value, and the dropped parts: where they were, and what was expected there. */
const readPart = <A>(kind: t.Type<A, unknown, unknown>, given: unknown): unknown => {
  const { result, leftOut } = collecting(kind, given, []);
  const faults = leftOut.map((fault) => `${fault.path}: ${fault.expected}`);
  return [E.isRight(result) ? result.right : FAULT, faults];
};

test.each<[given: unknown, expected: unknown]>([
  ['  Filters ', 'Filters'],
  ['<p>A &amp; <b>B</b></p><p>C</p>', 'A & B C'],
  ['1 < 2', '1 < 2'],
  [7, '7'],
  [['Help ', { type: 'em', children: ['build'] }], 'Help build'],
  ['<script>a</script>', FAULT],
  ['', FAULT],
  [null, FAULT],
  [true, FAULT],
])('text: %j', (given, expected) => expect(read(text, given)).toEqual(expected));

test.each<[given: unknown, expected: unknown]>([
  ['<p onclick="a">b</p>', '<p>b</p>'],
  [[{ type: 'p', children: ['a < b'] }], '<p>a &lt; b</p>'],
  ['<p>&nbsp;</p>', ''],
  ['<p><img src="/a.png"></p>', '<p><img src="/a.png" alt="" loading="lazy" decoding="async" /></p>'],
  [undefined, FAULT],
  [true, FAULT],
])('html: %j', (given, expected) => expect(read(html, given)).toEqual(expected));

test.each<[given: unknown, expected: unknown]>([
  ['<p>A <em>b</em></p>', 'A <em>b</em>'],
  ['<br>', FAULT],
  [{}, FAULT],
])('inline: %j', (given, expected) => expect(read(inline, given)).toEqual(expected));

test('rawHtml keeps a widget and its element', () => {
  const widget = '<div id="w"></div><script src="https://widgets.example.com/a.js" async></script>';
  expect(read(rawHtml, widget)).toBe(widget);
  expect(read(maybe(html), widget)).toBe('<div id="w"></div>');
});

const PICTURE = { src: 'https://a.test/b.png', alt: '', width: null, height: null };
test.each<[given: unknown, expected: unknown]>([
  ['http://a.test/b.png', PICTURE],
  [' //a.test/b.png', PICTURE],
  ['https://site.test/b.png?c', { ...PICTURE, src: '/b.png?c' }],
  [
    { url: 'https://a.test/b.png', alt: 'A &amp; B', width: '600', height: 0 },
    { ...PICTURE, alt: 'A & B', width: 600 },
  ],
  [
    { node: { mediaItemUrl: 'http://a.test/b.png', altText: 'B', mediaDetails: { width: 6, height: 4 } } },
    { src: PICTURE.src, alt: 'B', width: 6, height: 4 },
  ],
  [
    { sourceUrl: '', src: '/b.png' },
    { ...PICTURE, src: '/b.png' },
  ],
  ['', FAULT],
  ['a picture', FAULT],
  ['data:image/png;base64,a', FAULT],
  ['javascript:alert(1)', FAULT],
  [{ node: null }, FAULT],
  [176, FAULT],
])('media: %j', (given, expected) => expect(read(media, given)).toEqual(expected));

test.each<[given: unknown, expected: unknown]>([
  ['/find-a-dealer/', '/find-a-dealer/'],
  [' #top ', '#top'],
  ['https://site.test/a/?b=c#d', '/a/?b=c#d'],
  ['https://a.test', 'https://a.test'],
  ['http://a.test/b', 'http://a.test/b'],
  [{ title: 'A', url: 'tel:+1800' }, 'tel:+1800'],
  [{ href: 'mailto:a@b.test' }, 'mailto:a@b.test'],
  ['https://site.test//evil.test', 'https://site.test//evil.test'],
  ['java\nscript:alert(1)', FAULT],
  ['\u0001javascript:alert(1)', FAULT],
  ['vbscript:a', FAULT],
  ['data:text/html,a', FAULT],
  ['call us', FAULT],
  ['', FAULT],
  [{}, FAULT],
])('address: %j', (given, expected) => expect(read(address, given)).toEqual(expected));

test.each<[given: unknown, expected: unknown]>([
  ['https://youtu.be/dQw4w9WgXcQ', expect.objectContaining({ host: 'YouTube' })],
  ['https://vimeo.com/76979871', expect.objectContaining({ host: 'Vimeo' })],
  ['https://home.wistia.com/medias/e4a27b971d', expect.objectContaining({ host: 'Wistia' })],
  ['https://videos.example/youtube/fan', FAULT],
  ['', FAULT],
  [7, FAULT],
])('video: %j', (given, expected) => expect(read(kinds.video, given)).toEqual(expected));

test.each<[given: unknown, expected: unknown]>([
  [' https://widgets.example.com/r.js ', 'https://widgets.example.com/r.js'],
  ['http://widgets.example.com/r.js', null],
  ['https://widgets.example.com:8443/r.js', null],
  ['https://widgets.example.com.evil.test/r.js', null],
  ['//widgets.example.com/r.js', null],
  ['', null],
  [undefined, null],
])('widget: %j', (given, expected) => expect(read(kinds.widget, given)).toEqual(expected));

test.each<[given: unknown, expected: unknown]>([
  ['1.5', 1.5],
  [0, 0],
  [' 7 ', 7],
  ['', FAULT],
  ['7px', FAULT],
  [Infinity, FAULT],
  [null, FAULT],
])('number: %j', (given, expected) => expect(read(number, given)).toEqual(expected));

test.each([
  [true, true],
  [1, true],
  ['1', true],
  [false, false],
  ['0', false],
  ['yes', false],
  [undefined, false],
])('flag: %j', (given, expected) => expect(read(flag, given)).toBe(expected));

test('surface: names, words and colors', () => {
  expect(['mist', 'navy', '#fff'].map((given) => read(surface, given))).toEqual(['mist', 'ink', 'white']);
  expect(read(surface, 'plaid')).toBe(FAULT);
  expect(read(surface, 7)).toBe(FAULT);
});

test('oneOf: one of the words, or else the default', () => {
  const side = oneOf(['left', 'Right'], 'left');
  expect([' RIGHT', 'left', 'none', '', undefined].map((given) => read(side, given))).toEqual([
    'Right',
    'left',
    'left',
    'left',
    'left',
  ]);
});

/** Reads a kind by itself, as an optional value, and in a list. */
const readings = <A>(kind: Type<A>) =>
  [
    (given: unknown) => read(kind, given),
    (given: unknown) => read(maybe(kind), given),
    (given: unknown) => read(listOf(kind), given),
  ] as const;
const everyReading = [
  ...[readings(text), readings(html), readings(inline), readings(rawHtml), readings(number)],
  ...[readings(media), readings(address), readings(surface), readings(listOf(text))],
];

describe('maybe', () => {
  it.each([null, undefined, false, '', [], ' ', '<p></p>', '<p>&nbsp;<br></p>'])(
    'is null for %j',
    (given) => {
      for (const reading of everyReading) expect(reading[1](given)).toEqual(null);
    },
  );
});

describe('listOf', () => {
  it.each([null, undefined, false, '', 0, '0', []])('is empty for %j', (given) =>
    expect(read(listOf(text), given)).toEqual([]),
  );

  it('has each item of a list', () => {
    expect(read(listOf(number), ['1', 2])).toEqual([1, 2]);
  });

  it.each([
    [['1', 'b', 3], [1, 3], ['1: a number']],
    [
      [1, null, '', 4],
      [1, 4],
      ['1: a number', '2: a number'],
    ],
    ['none', [], [': a list']],
    [{ a: 1 }, [], [': a list']],
  ])('leaves out invalid rows: %j', (given, rows, leftOut) =>
    expect(readPart(listOf(number), given)).toEqual([rows, leftOut]),
  );

  it('leaves out rows that are empty or lack a required part', () => {
    const row = t.strict({ question: text, answer: maybe(html), isOpen: flag });
    const given = [{ question: 'A', answer: true }, { question: '', answer: '' }, { answer: 'B' }, {}];
    expect(readPart(listOf(row), given)).toEqual([
      [{ question: 'A', answer: null, isOpen: false }],
      ['0.answer: html', '1: fields', '2.question: text', '3: fields'],
    ]);
  });

  it('leaves out rows without any valid part', () =>
    expect(readPart(listOf(t.strict({ title: maybe(text) })), [{ title: true }])).toEqual([
      [],
      ['0.title: text'],
    ]));

  it('keeps empty rows of an optional kind in their places', () =>
    expect(readPart(listOf(maybe(number)), ['1', '', 'b', {}])).toEqual([
      [1, null, null, null],
      ['2: a number'],
    ]));
});

test('oneOrMore: a list, or a single row', () => {
  expect(readPart(oneOrMore(text), 'a')).toEqual([['a'], []]);
  expect(readPart(oneOrMore(text), ['a', null])).toEqual([['a'], ['1: text']]);
  expect(readPart(oneOrMore(text), '')).toEqual([[], []]);
});

describe('An invalid part', () => {
  it.each([
    [media, 4711, 'a picture'],
    [media, 'picture.jpg', 'a picture'],
    [address, 'www.example.com', 'an address'],
    [surface, 'octarine', 'a background'],
    [text, true, 'text'],
    [number, 'three', 'a number'],
  ] as ReadonlyArray<[Type<unknown>, unknown, string]>)(
    'is left out and reported: %#',
    (kind, given, what) => {
      const block = t.strict({ title: text, part: maybe(kind) });
      expect(readPart(block, { title: 'A', part: given })).toEqual([
        { title: 'A', part: null },
        [`part: ${what}`],
      ]);
    },
  );

  it('is reported, and so is an empty one if the part is expected', () => {
    const block = t.strict({ image: kinds.expected(media) });
    expect(readPart(block, { image: null })).toEqual([{ image: null }, ['image: a picture']]);
    expect(readPart(block, {})).toEqual([{ image: null }, ['image: a picture']]);
    expect(readPart(t.strict({ image: maybe(media) }), { image: '' })).toEqual([{ image: null }, []]);
  });

  it('is left out with all of its own parts', () =>
    expect(
      readPart(t.strict({ link: maybe(t.strict({ url: address, title: text })) }), { link: { title: 'A' } }),
    ).toEqual([{ link: null }, ['link.url: an address']]));
});

describe('An optional flag', () => {
  it.each([
    [false, false],
    ['0', false],
    [0, false],
    [true, true],
    ['1', true],
    [undefined, null],
    [null, null],
    ['', null],
  ])('%j is read as %j', (given, expectedFlag) =>
    expect(readPart(maybe(flag), given)).toEqual([expectedFlag, []]),
  );
});

test('either: prefers a complete match to one that loses a part', () => {
  const kind = either(t.strict({ a: maybe(number) }), t.strict({ a: text }));
  expect(readPart(kind, { a: 'b' })).toEqual([{ a: 'b' }, []]);
  expect(readPart(kind, { a: true })).toEqual([{ a: null }, ['a: a number']]);
});

test('either: returns the first match', () => {
  const item = either(t.strict({ item: text, pro: flag }), text);
  expect(read(item, { item: 'a', pro: '1' })).toEqual({ item: 'a', pro: true });
  expect(read(item, 'a')).toBe('a');
  expect(read(item, { pro: true })).toBe(FAULT);
});

test('every kind accepts any text, and returns plain JSON', () => {
  const given = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.json().map((json): unknown => JSON.parse(json)),
  );
  fc.assert(
    fc.property(given, (value) => {
      for (const made of everyReading.flat().map((reading) => reading(value))) {
        expect(JSON.parse(JSON.stringify(made))).toEqual(made);
      }
    }),
  );
});

test.each<[given: unknown, faults: number]>([
  ['<p>a</p><iframe src="https://maps.example/"></iframe>', 1],
  ['<p>a</p><object data="a.swf"></object>', 1],
  ['<p>a</p><iframe src="https://widgets.example.com/a"></iframe>', 0],
  ['<p>a</p>', 0],
])('frames left out of raw html are named: %j', (given, faults) =>
  expect(readPart(rawHtml, given)).toEqual([
    expect.stringContaining('<p>a</p>'),
    Array(faults).fill(': html without frames of hosts that WIDGET_HOSTS does not name'),
  ]),
);
