import assert from 'node:assert/strict';
import type { SketchedBlock } from '../../domain/content/block-example.ts';

/** The fields of a block as an editor fills them in, by their labels. */
export type BlockFields = Readonly<Record<string, string>>;

type Maker = (fields: BlockFields) => SketchedBlock;

const DEVICES = { desktop: 'desktop', tablet: 'tablet', phone: 'mobile' } as const;

/** One of the site's own blocks. */
export const own = (name: string, data: object = {}): SketchedBlock => ({
  name: `acf/${name}`,
  attributes: { data },
});

/** One of WordPress's own blocks, as it is saved. */
const saved = (name: string, originalContent: string): SketchedBlock => ({
  name: `core/${name}`,
  originalContent,
});

export const paragraph = (text: string): SketchedBlock => saved('paragraph', `<p>${text}</p>`);

/** Fields that stand under other names in the content; those that were left out stay out. */
const named = (fields: BlockFields, names: BlockFields): object =>
  Object.fromEntries(
    Object.entries(fields).map(([label, value]) => {
      assert.ok(label in names, `Which field is ${label}?`);
      return [names[label], value];
    }),
  );

const openOn = (devices: string): object =>
  Object.fromEntries(
    Object.entries(DEVICES).map(([device, key]) => [
      `default_open_${key}`,
      devices.split(', ').includes(device) ? '1' : '0',
    ]),
  );

/** The one product that was told of; the six categories stand in where none was. */
const productsOf = (fields: BlockFields): object =>
  Object.keys(fields).length === 0
    ? {}
    : { items: [named(fields, { product: 'text', 'which leads to': 'href', details: 'details' })] };

/** More than fits on any screen. */
const LONG_TEXT = Array.from({ length: 60 }, (_, i) => paragraph(`Tip ${i + 1}: look at the filter.`));

const LANGUAGES = { English: 'en', Spanish: 'es', French: 'fr' } as const;

const isLanguage = (word: string): word is keyof typeof LANGUAGES => word in LANGUAGES;

/** One that ships with the site. */
const FILM = '/films/even-air-large.webm';

const MAKERS: Readonly<Record<string, Maker>> = {
  paragraph: ({ text = '' }) => paragraph(text),
  heading: ({ text = '', level = '2' }) => saved('heading', `<h${level}>${text}</h${level}>`),
  'long text': () => ({ name: 'core/group', innerBlocks: LONG_TEXT }),
  picture: ({ address, shows }) =>
    saved(
      'image',
      `<figure>${address === undefined ? '' : `<img src="${address}"${shows === undefined ? '' : ` alt="${shows}"`}>`}</figure>`,
    ),
  button: ({ text = '', 'leads to': to = '' }) => ({ name: 'core/button', attributes: { text, url: to } }),
  film: ({ address = '' }) => ({ name: 'core/embed', attributes: { url: address } }),
  accordion: ({ 'open on': devices = '', ...fields }) =>
    own('accordion', { ...named(fields, { heading: 'heading', content: 'html' }), ...openOn(devices) }),
  notice: (fields) => own('closeable-banner', named(fields, { message: 'message' })),
  card: (fields) =>
    own('cta-card', named(fields, { title: 'title', button: 'button_text', 'button leads to': 'url' })),
  'picture with text': ({ 'heads the page': heads, ...fields }) =>
    own('fifty-fifty', {
      ...named(fields, {
        ...{ title: 'title', text: 'content', picture: 'image', background: 'backgroundColor' },
        ...{ button: 'button_text', 'button leads to': 'button_url' },
      }),
      ...(heads === 'yes' && { heading_tag: 'h1' }),
    }),
  quote: ({ quote = '', author = '' }) => own('quote-slider', { quotes: [{ quote, author }, {}] }),
  'feature grid': ({ feature = '', ...fields }) =>
    own('feature-grid', {
      ...named(fields, { title: 'title', 'call to action': 'cta_text', 'which leads to': 'cta_url' }),
      block_repeater_fields: [{ block_title: feature }],
    }),
  'document card': (fields) =>
    own(
      'document-card',
      named(fields, {
        header: 'header',
        'first link': 'download_text_1',
        'first leads to': 'download_link_1',
        'second link': 'download_text_2',
        'second leads to': 'download_link_2',
      }),
    ),
  'navigation of HVAC 101': () => own('hvac-101-navigation'),
  video: (fields) => own('video', named(fields, { address: 'video_embed_link', title: 'video_title' })),
  'place for reviews': () => own('reviews'),
  'product selector': (fields) => own('product-selector', productsOf(fields)),
  'product selector carousel': (fields) => own('product-selector-carousel', productsOf(fields)),
  'mobile dropdown navigation': (fields) => own('mobile-dropdown-navigation', productsOf(fields)),
  'share bar': (fields) =>
    own(
      'share-bar',
      named(fields, {
        Facebook: 'facebook_icon',
        Twitter: 'twitter_icon',
        LinkedIn: 'linkedin_icon',
        WhatsApp: 'whatsapp_icon',
        'e-mail': 'email_icon',
      }),
    ),
  'offer of help': ({ language = '' }) =>
    own('need-help-now', isLanguage(language) ? { language: LANGUAGES[language] } : {}),
  'call to action': (fields) =>
    own('sticky-cta', named(fields, { button: 'button_text', 'leads to': 'url' })),
  'hero with two buttons': (fields) =>
    own(
      'hero-modal-buttons',
      named(fields, {
        heading: 'heading',
        'left button': 'button_left_text',
        'right button': 'button_right_text',
      }),
    ),
  'hero with a film': () => own('video-hero', { heading: 'Even air', video_large: FILM }),
  'zip search': () => own('zip-search'),
  newsletter: () => own('newsletter'),
  'dealer form': () => own('dealer-form'),
};

/** A block as a scenario tells of it. */
export const blockCalled = (words: string, fields: BlockFields = {}): SketchedBlock => {
  const make = MAKERS[words];
  assert.ok(make, `Which block is the ${words}?`);
  return make(fields);
};
