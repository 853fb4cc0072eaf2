import assert from 'node:assert/strict';
import type { SketchedBlock } from '../../domain/content/blocks/sketched-block.ts';
import { linkAddress, pictureAddress, videoAddress } from './content-names.ts';

/** The fields of a block as an editor fills them in, by their labels. */
export type BlockFields = Readonly<Record<string, string>>;

type Maker = (fields: BlockFields) => SketchedBlock;

const DEVICES = { desktop: 'desktop', tablet: 'tablet', phone: 'mobile' } as const;

/** One of the site's own blocks. */
export const siteBlock = (name: string, data: object = {}): SketchedBlock => ({
  name: `acf/${name}`,
  attributes: { data },
});

/** One of WordPress's own blocks, as it is saved. */
const coreBlock = (name: string, originalContent: string): SketchedBlock => ({
  name: `core/${name}`,
  originalContent,
});

export const paragraph = (text: string): SketchedBlock => coreBlock('paragraph', `<p>${text}</p>`);

/** The fields under the names that they have in the content; links by the paths of their targets. */
const named = (fields: BlockFields, names: BlockFields): object =>
  Object.fromEntries(
    Object.entries(fields).map(([label, value]) => {
      assert.ok(label in names, `The block has no field ${label}`);
      return [names[label], label.endsWith('leads to') ? linkAddress(value) : value];
    }),
  );

const openOn = (devices: string): object =>
  Object.fromEntries(
    Object.entries(DEVICES).map(([device, key]) => [
      `default_open_${key}`,
      devices.split(', ').includes(device) ? '1' : '0',
    ]),
  );

/** The product that the scenario names; without one, the block shows the six categories. */
const productsOf = (fields: BlockFields): object =>
  Object.keys(fields).length === 0
    ? {}
    : { items: [named(fields, { product: 'text', 'which leads to': 'href', details: 'details' })] };

/** More text than fits on any screen. */
const LONG_TEXT = Array.from({ length: 60 }, (_, i) => paragraph(`Tip ${i + 1}: check the filter.`));

/** How switches are saved; `unclear` is a value that no switch can have. */
const SWITCHES: BlockFields = { on: '1', off: '0', '': '', unclear: 'yes' };

const switched = (fields: BlockFields): BlockFields =>
  Object.fromEntries(Object.entries(fields).map(([label, position]) => [label, SWITCHES[position] ?? '']));

const LANGUAGES = { English: 'en', Spanish: 'es', French: 'fr' } as const;

const isLanguage = (word: string): word is keyof typeof LANGUAGES => word in LANGUAGES;

/** The hero's video, a file of the site. */
const HERO_VIDEO = '/videos/even-air-large.webm';

const BLOCKS: Readonly<Record<string, Maker>> = {
  paragraph: ({ text = '' }) => paragraph(text),
  heading: ({ text = '', level = '2' }) => coreBlock('heading', `<h${level}>${text}</h${level}>`),
  'long text': () => ({ name: 'core/group', innerBlocks: LONG_TEXT }),
  picture: ({ picture, 'alternative text': alt }) =>
    coreBlock(
      'image',
      `<figure>${picture === undefined ? '' : `<img src="${pictureAddress(picture)}"${alt === undefined ? '' : ` alt="${alt}"`}>`}</figure>`,
    ),
  button: ({ text = '', 'leads to': to = '' }) => ({
    name: 'core/button',
    attributes: { text, url: linkAddress(to) },
  }),
  'embedded video': ({ host = '' }) => ({ name: 'core/embed', attributes: { url: videoAddress(host) } }),
  accordion: ({ 'open on': devices = '', ...fields }) =>
    siteBlock('accordion', { ...named(fields, { heading: 'heading', content: 'html' }), ...openOn(devices) }),
  notice: (fields) => siteBlock('closeable-banner', named(fields, { message: 'message' })),
  card: (fields) =>
    siteBlock('cta-card', named(fields, { title: 'title', button: 'button_text', 'button leads to': 'url' })),
  'picture with text': ({ 'heads the page': heads, picture, ...fields }) =>
    siteBlock('fifty-fifty', {
      ...named(fields, {
        title: 'title',
        text: 'content',
        background: 'backgroundColor',
        button: 'button_text',
        'button leads to': 'button_url',
      }),
      ...(picture !== undefined && { image: pictureAddress(picture) }),
      ...(heads === 'yes' && { heading_tag: 'h1' }),
    }),
  quote: ({ quote = '', author = '' }) => siteBlock('quote-slider', { quotes: [{ quote, author }, {}] }),
  'feature grid': ({ feature = '', ...fields }) =>
    siteBlock('feature-grid', {
      ...named(fields, { title: 'title', 'call to action': 'cta_text', 'which leads to': 'cta_url' }),
      block_repeater_fields: [{ block_title: feature }],
    }),
  'document card': (fields) =>
    siteBlock(
      'document-card',
      named(fields, {
        header: 'header',
        'first link': 'download_text_1',
        'first leads to': 'download_link_1',
        'second link': 'download_text_2',
        'second leads to': 'download_link_2',
      }),
    ),
  'HVAC 101 navigation': () => siteBlock('hvac-101-navigation'),
  video: ({ host = '', title = '' }) =>
    siteBlock('video', { video_embed_link: videoAddress(host), video_title: title }),
  'product reviews': () => siteBlock('reviews'),
  'product selector': (fields) => siteBlock('product-selector', productsOf(fields)),
  'product selector carousel': (fields) => siteBlock('product-selector-carousel', productsOf(fields)),
  'mobile dropdown navigation': (fields) => siteBlock('mobile-dropdown-navigation', productsOf(fields)),
  'product hub': () => siteBlock('product-hub'),
  'share bar': (fields) =>
    siteBlock(
      'share-bar',
      named(switched(fields), {
        Facebook: 'facebook_icon',
        Twitter: 'twitter_icon',
        LinkedIn: 'linkedin_icon',
        WhatsApp: 'whatsapp_icon',
        'e-mail': 'email_icon',
      }),
    ),
  'offer of help': ({ language = '' }) =>
    siteBlock('need-help-now', isLanguage(language) ? { language: LANGUAGES[language] } : {}),
  'call to action': (fields) =>
    siteBlock('sticky-cta', named(fields, { button: 'button_text', 'leads to': 'url' })),
  'hero with two buttons': (fields) =>
    siteBlock(
      'hero-modal-buttons',
      named(fields, {
        heading: 'heading',
        'left button': 'button_left_text',
        'right button': 'button_right_text',
      }),
    ),
  'hero with a video': () => siteBlock('video-hero', { heading: 'Even air', video_large: HERO_VIDEO }),
  'zip search': () => siteBlock('zip-search'),
  'newsletter sign-up': () => siteBlock('newsletter'),
  'dealer form': () => siteBlock('dealer-form'),
};

/** A block as a scenario describes it. */
export const blockNamed = (words: string, fields: BlockFields = {}): SketchedBlock => {
  const make = BLOCKS[words];
  assert.ok(make, `There is no block named ${words}`);
  return make(fields);
};
