import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from '@jest/globals';
import { isTag, type AnyNode, type Element } from 'domhandler';
import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { sanitizerOf } from '../../../../infrastructure/content/html/sanitizer.ts';

const { safeHtml, safeInline, rawHtml } = sanitizerOf({
  siteUrl: 'https://site.test',
  widgetHosts: ['widgets.example.com'],
});
const STRENGTHS = { safeHtml, safeInline, rawHtml };

const elementsIn = (nodes: ReadonlyArray<AnyNode>): Element[] =>
  nodes.flatMap((node) => (isTag(node) ? [node, ...elementsIn(node.children)] : []));

const STYLE = /^(?:(?:text-align:[a-z]+|(?:width|height):[\d.]+(?:px|%))(?:;|$))+$/;
const isHarmful = ({ name, attribs }: Element): boolean =>
  /^(?:style|object|embed|form|input|link|meta|base|svg|math|template|noscript)$/.test(name) ||
  (/^(?:script|iframe)$/.test(name) && !attribs['src']?.startsWith('https://widgets.example.com/')) ||
  Object.entries(attribs).some(
    ([attribute, value]) =>
      attribute.startsWith('on') ||
      ['srcdoc', 'formaction', 'action', 'name'].includes(attribute) ||
      // Browsers ignore spaces and control characters in an address.
      (attribute !== 'alt' &&
        attribute !== 'title' &&
        /^(?:javascript|vbscript|data):/i.test(value.replace(/[\0-\x20]/g, ''))) ||
      (attribute === 'style' && !STYLE.test(value)),
  );

const expectSafe = (html: string): void => {
  for (const sanitize of Object.values(STRENGTHS)) {
    const safe = sanitize(html);
    expect(
      elementsIn(parseDocument(safe).children)
        .filter(isHarmful)
        .map(({ name, attribs }) => ({ name, attribs })),
    ).toEqual([]);
    expect(sanitize(safe)).toBe(safe);
  }
  expect(safeHtml(html)).not.toMatch(/<(?:script|iframe)/);
};

describe('safeHtml', () => {
  it.each([
    ['turns a main heading into a second-level heading', '<h1>A</h1>', '<h2>A</h2>'],
    ['unwraps moving and outdated elements', '<b><marquee>A</marquee></b>', '<b>A</b>'],
    [
      'keeps the texts of unwrapped blocks apart',
      '<center>A</center><center>B</center><legend>C</legend><label>D</label><header>E</header><nav>F</nav>',
      '<div>A</div><div>B</div><div>C</div>D<div>E</div><div>F</div>',
    ],
    [
      'turns the name of an anchor into an id',
      '<a name="é"></a><a name="b" id="c">d</a>',
      '<span id="é"></span><span id="c">d</span>',
    ],
    ['removes scripts and styles with their content', 'a<script>b()</script><style>c{}</style>', 'a'],
    ['keeps the elements after a script', 'a<script>b</script><p><b>c</b></p>', 'a<p><b>c</b></p>'],
    ['replaces a form by its text', '<form><label>Zip</label><input></form>', '<div>Zip</div>'],
    [
      'removes ids that the page itself uses',
      '<p id="main">a</p><p id="page-data">b</p>',
      '<p>a</p><p>b</p>',
    ],
    ['keeps the first of two equal ids', '<p id="a">a</p><p id="a">b</p>', '<p id="a">a</p><p>b</p>'],
    ['keeps only valid class names', '<p class="a b{} c_d-1">x</p>', '<p class="a c_d-1">x</p>'],
    [
      'keeps only the text alignment and width of styles',
      '<p style="color:red;text-align:center;width:50%">x</p>',
      '<p style="text-align:center;width:50%">x</p>',
    ],
    ['removes data attributes and names', '<p data-a="b" name="c">x</p>', '<p>x</p>'],
    [
      'gives videos controls',
      '<video src="http://a.test/b.mp4" autoplay></video>',
      '<video src="https://a.test/b.mp4" controls preload="none"></video>',
    ],
  ])('%s', (_what, html, safe) => expect(safeHtml(html)).toBe(safe));

  it.each([
    ['<a href="/a" target="_blank">x</a>', '<a href="/a" target="_blank" rel="noopener">x</a>'],
    ['<a href="https://b.test/">x</a>', '<a href="https://b.test/" rel="noopener">x</a>'],
    ['<a href="//b.test/" rel="nofollow">x</a>', '<a href="//b.test/" rel="nofollow noopener">x</a>'],
    ['<a href="https://site.test/a" rel="tag">x</a>', '<a href="https://site.test/a" rel="tag">x</a>'],
    ['<a href="#a" target="_top">x</a>', '<a href="#a" target="_top">x</a>'],
    ['<a href="tel:+18005550100">x</a>', '<a href="tel:+18005550100">x</a>'],
    ['<a href="java&#10;script:alert(1)" id="b">x</a>', '<span id="b">x</span>'],
    ['<a href="ftp://a.test/">x</a>', '<span>x</span>'],
  ])('renders the link %s safely', (html, safe) => expect(safeHtml(html)).toBe(safe));

  it.each([
    ['<img src="http://a.test/b.png">', 'src="https://a.test/b.png" alt=""'],
    ['<img src="https://site.test/b.png" alt="B">', 'src="/b.png" alt="B"'],
    [
      '<img src="/a.png" srcset="http://a.test/b.png 1x, javascript:1 2x">',
      'src="/a.png" srcset="https://a.test/b.png 1x" alt=""',
    ],
  ])('renders the picture %s safely', (html, attributes) =>
    expect(safeHtml(html)).toBe(`<img ${attributes} loading="lazy" decoding="async" />`),
  );

  it('leaves out a picture from a data address', () =>
    expect(safeHtml('a<img src="data:image/png;base64,x">')).toBe('a'));
});

test('A button is kept if it opens its tooltip, and otherwise becomes text', () => {
  const term =
    '<button type="button" popovertarget="term-a">A</button><span id="term-a" popover="auto"> B</span>';
  for (const sanitize of Object.values(STRENGTHS)) expect(sanitize(term)).toBe(term);
  expect(
    safeInline('<button type="submit" popovertarget="a" formaction="/x" name="n" onclick="x()">A</button>'),
  ).toBe('<button type="button" popovertarget="a">A</button>');
  expect(safeInline('<button class="b" type="submit">A</button>')).toBe('<span class="b">A</span>');
});

test('safeInline keeps the text of block elements, with spaces between', () =>
  expect(safeInline('<h1>One</h1><p>Two <b>three</b></p>')).toMatch(/^One\s+Two <b>three<\/b>$/));

describe('rawHtml', () => {
  it('keeps scripts and frames of known hosts, without their content', () => {
    expect(rawHtml('<script src="http://widgets.example.com/a.js">alert(1)</script><p>b</p>')).toBe(
      '<script src="https://widgets.example.com/a.js" async></script><p>b</p>',
    );
    expect(rawHtml('<iframe src="//widgets.example.com/a" srcdoc="b" onload="c"><p>d</p></iframe>e')).toBe(
      '<iframe src="https://widgets.example.com/a" title="widgets.example.com" loading="lazy"></iframe>e',
    );
  });

  it.each([
    [
      'in a row',
      'a<li>b</li> <li>c</li><p>d</p><li>e</li>',
      'a<ul><li>b</li><li>c</li></ul> <p>d</p><ul><li>e</li></ul>',
    ],
    ['of a menu', '<menu><li>a</li><li>b</li></menu>', '<div><ul><li>a</li><li>b</li></ul></div>'],
    ['with a list of its own', '<li>a<ul><li>b</li></ul></li>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    [
      'that is already in a list',
      '<ol><li>a<div><b>b</b></div></li></ol>',
      '<ol><li>a<div><b>b</b></div></li></ol>',
    ],
  ])('puts every list item into a list: %s', (_which, html, safe) => expect(rawHtml(html)).toBe(safe));

  it.each([
    'https://evil.test/?widgets.example.com',
    'https://a.widgets.example.com/',
    'https://widgets.example.com.evil.test/',
    'https://widgets.example.com@evil.test/',
    'https://widgets.example.com:81/',
    '/a.js',
  ])('drops scripts and frames from %s', (src) =>
    expect(rawHtml(`<script src="${src}"></script><iframe src="${src}"></iframe>a`)).toBe('a'),
  );
});

test('Sanitized html runs no code, and sanitizing it again changes nothing', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '<p>',
      '</p>',
      '<div>',
      '</div>',
      '<a href="',
      'javascript:1',
      '">',
      '<x>',
      '</x>',
      '<script>',
    ),
    fc.constantFrom(
      '</script>',
      '<svg>',
      '</svg>',
      '<table>',
      '<td>',
      '<li>',
      '</ul>',
      '<h1>',
      '</h1>',
      '<!--',
      '-->',
    ),
    fc.constantFrom(
      '<img src=x ',
      'onerror=1>',
      '<iframe>',
      '</iframe>',
      '<b>',
      '&lt;',
      '&#x0;',
      '<select>',
      '<br>',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => expectSafe(pieces.join(''))),
    { numRuns: 500 },
  );
});

const textsIn = (value: unknown): ReadonlyArray<string> => value as ReadonlyArray<string>;
const HOSTILE = '../shared/fixtures/hostile-html.json';
const BLNS = 'node_modules/big-list-of-naughty-strings/blns.json';

const expectAllSafe = (file: string): void => {
  const texts = textsIn(JSON.parse(readFileSync(file, 'utf8')));
  expect(texts.length).toBeGreaterThan(0);
  texts.forEach(expectSafe);
};

test('Naughty strings are sanitized too', () => expectAllSafe(BLNS));

const whereItIs = existsSync(HOSTILE) ? test : test.skip;
whereItIs(`the hostile html does no harm (skipped without ${HOSTILE})`, () => expectAllSafe(HOSTILE));
