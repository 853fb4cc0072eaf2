import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { wordsOf } from '../../../domain/content/html/words.ts';
import { blockCatalogue } from '../../../infrastructure/composition/block-catalogue.ts';
import { locatePage } from '../../../infrastructure/composition/locate-page.ts';
import { ServerPageRenderer } from '../../../infrastructure/composition/rendering/server-page-renderer.tsx';
import { siteFacts } from '../../../infrastructure/composition/site-facts.ts';
import { readMarkup } from '../../../infrastructure/content/blocks/block-markup.ts';
import { readSettings } from '../../../infrastructure/settings/settings.ts';
import { loadDefinitions } from '../../../ui/blocks/load-definitions.ts';
import { MemoryPageLibrary } from '../../fakes/content/memory-page-library.ts';
import { isWithin, seenText } from '../../wordpress/seen-content.ts';

const PATH = '/page/';
const library = new MemoryPageLibrary();
let renderer: ServerPageRenderer;
beforeAll(async () => {
  const definitions = await loadDefinitions();
  const settings = readSettings({});
  renderer = new ServerPageRenderer(
    library,
    blockCatalogue(definitions, settings),
    siteFacts(settings, { isSample: false, clock: { now: () => 0 } }),
    locatePage(definitions),
  );
});
afterEach(() => library.remove(PATH));

/** The words of the page with a text as its content. */
const wordsOnPage = async (text: string): Promise<ReadonlyArray<string>> => {
  library.write({
    path: PATH,
    locale: 'en',
    title: 'Title',
    description: '',
    blocks: readMarkup(text).blocks,
  });
  const rendered = await renderer.render(PATH)();
  if (E.isLeft(rendered)) throw new Error(rendered.left.reason);
  return wordsOf(rendered.right.outline.text);
};

const NAMES = [
  ...['paragraph', 'heading', 'list', 'list-item', 'image', 'buttons', 'button', 'quote', 'pullquote'],
  ...['group', 'columns', 'column', 'cover', 'media-text', 'gallery', 'spacer', 'separator', 'table', 'code'],
  ...['details', 'file', 'video', 'audio', 'embed', 'html', 'freeform', 'shortcode', 'search', 'missing'],
  ...['accordion', 'accordion-item', 'tabs', 'social-links', 'more', 'acme/price', 'acf/faq', 'acf/nothing'],
];
const ELEMENTS = 'p div h1 h2 ul li figure figcaption blockquote cite table tr td a b summary span'.split(
  ' ',
);

const name = fc.constantFrom(...NAMES);
const element = fc.constantFrom(...ELEMENTS);
/** Numbered, so that a lost word is never taken for another. */
const word = fc.nat(9999).map((number) => `w${number}`);
const fragment = fc.oneof(
  name.map((one) => `<!-- wp:${one} -->`),
  name.map((one) => `<!-- /wp:${one} -->`),
  name.map((one) => `<!-- wp:${one} /-->`),
  name.map((one) => `<!-- wp:${one} {"level":3 -->`),
  name.map((one) => `<!-- wp:${one} {"level":} -->`),
  fc
    .tuple(name, element, word)
    .map(([one, tag, text]) => `<!-- wp:${one} --><${tag}>${text}</${tag}><!-- /wp:${one} -->`),
  element.map((tag) => `<${tag}>`),
  element.map((tag) => `</${tag}>`),
  word,
  fc.constantFrom(' ', '\n\n', '&amp;', '<br>', '<!-- x -->', '<img src="/a.png" alt="">'),
);

/** Without numbers of control characters (`&#1`), which readers keep or drop, and without shortcodes (`[faq]`). */
const characters = fc.string().map((text) => text.replaceAll(/&#|\[/g, ''));

describe('A page of any markup', () => {
  test('shows every word of it, in its order', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fragment, { maxLength: 14 }), async (parts) => {
        const text = parts.join(' ');
        const missing = isWithin(wordsOf(seenText(text)), await wordsOnPage(text));
        expect(missing).toBe(null);
      }),
      { numRuns: 150 },
    ));

  test('of any characters shows every word of it', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(fragment, characters), { maxLength: 8 }), async (parts) => {
        const text = parts.join(' ');
        // A tag that never ends before a block may join its name to the word before it: `0<P` is `0P`.
        const shown = (await wordsOnPage(text)).join(' ');
        expect(wordsOf(seenText(text)).filter((one) => !shown.includes(one))).toEqual([]);
      }),
      { numRuns: 100 },
    ));
});
