import { describe, expect, test } from '@jest/globals';
import { renderShortcodes } from '../../../../domain/content/html/shortcodes.ts';

const IMG = '<img src="/a.png" alt="A" />';

const VIDEOS =
  '<figure><video controls src="/a.mp4"></video></figure> and <b><figure><video controls src="/b.mp4"></video></figure>';

describe('The shortcodes of classic content', () => {
  test.each([
    [
      `a [caption id="b" align="alignleft" width="300"]${IMG} A <em>fan</em>[/caption] b`,
      `a <figure class="alignleft">${IMG}<figcaption>A <em>fan</em></figcaption></figure> b`,
    ],
    [
      `[caption caption="A fan"]<a href="/b"> ${IMG}</a>[/caption]`,
      `<figure><a href="/b"> ${IMG}</a><figcaption>A fan</figcaption></figure>`,
    ],
    [`[wp_caption]${IMG}[/wp_caption]`, `<figure>${IMG}</figure>`],
    ['[caption]Words alone[/caption]', 'Words alone'],
    ['[audio src="/a.mp3"]', '<figure><audio controls src="/a.mp3"></audio></figure>'],
    ...['m4a', 'wav', 'flac'].map((format) => [
      `[audio ${format}="/a.${format}"]`,
      `<figure><audio controls src="/a.${format}"></audio></figure>`,
    ]),
    ...['m4v', 'webm', 'ogv'].map((format) => [
      `[video ${format}="/a.${format}"]`,
      `<figure><video controls src="/a.${format}"></video></figure>`,
    ]),
    ['[audio] /b.mp3 [/audio]', '<figure><audio controls src="/b.mp3"></audio></figure>'],
    ['[embed] https://youtu.be/a [/embed]', '\n\n<a href="https://youtu.be/a">https://youtu.be/a</a>\n\n'],
    ["[audio src='/a\"<.mp3']", '<figure><audio controls src="/a&quot;&lt;.mp3"></audio></figure>'],
    ['[audio ogg="/a.ogg"][/audio]!', '<figure><audio controls src="/a.ogg"></audio></figure>!'],
    [
      '[audio mp3="/a.mp3"] and [audio]/b.mp3[/audio]',
      '<figure><audio controls src="/a.mp3"></audio></figure> and <figure><audio controls src="/b.mp3"></audio></figure>',
    ],
    [
      '[video mp4="/a.mp4" poster="/b.png" width="1"][/video]',
      '<figure><video controls src="/a.mp4" poster="/b.png"></video></figure>',
    ],
    [
      '[embed width="1"]https://youtu.be/a[/embed]',
      '\n\n<a href="https://youtu.be/a">https://youtu.be/a</a>\n\n',
    ],
    ['Set it to [sic] 68 [see page 2], [1].', 'Set it to [sic] 68 [see page 2], [1].'],
    ['Write [[gallery ids="1"]] for it', 'Write [gallery ids="1"] for it'],
    ['[/caption] [', '[/caption] ['],
    ['[video mp4="/a.mp4"] and <b>[video]/b.mp4[/video]', VIDEOS],
  ])('%j: %j', (content, html) => expect(renderShortcodes(content)).toEqual({ html, leftOut: [] }));

  test.each([
    ['a [gallery ids="1,2"] b', 'a  b', ['gallery']],
    ['[gallery]', '', ['gallery']],
    ['[contact-form-7 id="1" title="a ] b"]', '', ['contact-form-7']],
    ['[box]Keep <b>this</b>[/box] and [box]that[/box]', 'Keep <b>this</b> and that', ['box']],
    ['[toc/] [button link="/a"]Go[/button]', ' Go', ['toc', 'button']],
    ['[form id="1"] [toc /]', ' ', ['form', 'toc']],
    ['[[gallery] [gallery]]', '[ ]', ['gallery']],
    ['[audio][video][/video]', '', ['audio', 'video']],
    ['[caption][/caption]', '', ['caption']],
    ['[caption]  [/caption][embed] [/embed]', '', ['caption', 'embed']],
  ])('%j are left out: %j, %j', (content, html, leftOut) =>
    expect(renderShortcodes(content)).toEqual({ html, leftOut }),
  );
});
