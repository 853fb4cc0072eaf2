import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SketchedBlock } from '../../../domain/content/blocks/sketched-block.ts';

const FIXTURE = '../shared/fixtures/hostile-html.json';

/** Markup that is known to have broken sanitizers; null if the folder of fixtures is missing. */
export const HOSTILE_HTML: ReadonlyArray<string> | null = existsSync(FIXTURE)
  ? (JSON.parse(readFileSync(FIXTURE, 'utf8')) as ReadonlyArray<string>)
  : null;

export const NAUGHTY_STRINGS = createRequire(import.meta.url)(
  'big-list-of-naughty-strings',
) as ReadonlyArray<string>;

const core = (name: string, attributes: object, originalContent = ''): SketchedBlock => ({
  name: `core/${name}`,
  attributes: { ...attributes },
  originalContent,
});

const own = (name: string, data: object): SketchedBlock => ({ name: `acf/${name}`, attributes: { data } });

const cell = (text: string) => ({ cells: [{ content: text, tag: 'td', scope: text }] });

/** Older content: its text as nodes, which name elements and attributes themselves. */
const nodes = (text: string) => [
  { type: 'a', attributes: { href: text, onclick: text, style: text }, children: [text] },
  { type: text, props: { children: text } },
  { type: 'script', children: [text] },
];

/** Blocks with a text in every place; addresses have their own blocks, since a refused address removes its block. */
const blocksWith = (text: string): ReadonlyArray<SketchedBlock> => [
  core('html', { content: text }),
  core('html', {}, text),
  core('paragraph', { content: text, anchor: text, className: text }),
  core('paragraph', { content: nodes(text) }),
  core('paragraph', {}, `<p id="${text}" class="${text}">${text}</p>`),
  core('heading', { content: text, level: 3 }),
  { ...core('list', {}), innerBlocks: [core('list-item', { content: text })] },
  core('list', { values: `<li>${text}</li>` }),
  core('table', { head: [cell(text)], body: [cell(text)], caption: text }),
  core('image', { url: '/icon-512.png', alt: text, caption: text, rel: text, sizeSlug: text, href: '/' }),
  core('image', { url: text }),
  core('image', { url: '/icon-512.png', href: text, linkTarget: text }),
  core('image', {}, `<figure><img src="${text}" alt='${text}'/><figcaption>${text}</figcaption></figure>`),
  core('button', { url: '/', text, rel: text, className: text }),
  core('button', { url: text, text: 'Go' }),
  core('quote', { value: text, citation: text }),
  core('video', { src: text }),
  core('video', { src: '/a.mp4', poster: text, caption: text }),
  core('video', { src: '/a.mp4', tracks: [{ src: text, srcLang: text, label: text }] }),
  core('embed', { url: text, caption: text }),
  core('embed', { url: `https://youtu.be/${text}` }),
  core('embed', { url: 'https://youtu.be/dQw4w9WgXcQ', caption: text }),
  own('faq', { title: text, qa: [{ question: text, answer: text }] }),
  own('accordion', {
    heading: text,
    html: text,
    blockId: text,
    dataBlock: text,
    cta_link: '/',
    cta_text: text,
  }),
  own('accordion', { heading: 'Files', files: [{ fileLink: text, fileTitle: text }], headingImage: text }),
  own('accordion', { heading: 'Link', cta_link: text, cta_text: 'Go' }),
  own('banner', { title: text, description: text, button_url: '/', button_text: text }),
  own('banner', { title: 'Link', button_url: text, button_text: 'Go', background_image: text }),
  own('closeable-banner', { message: text, link_text: text, link_url: '/', banner_id: text }),
  own('feature-grid', { title: text, content: text, cards: [{ block_title: text, description: text }] }),
  own('feature-grid', { cta_text: 'Go', cta_url: text, cards: [] }),
  own('link-block', { title: text, description: text, url: '/', link_text: text }),
  own('link-block', { title: 'Link', url: text }),
  own('document-card', { header: text, subtext: text, download_link_1: '/', download_text_1: text }),
  own('document-card', { header: 'Link', download_link_1: text, download_text_1: 'Go' }),
  own('tabs-background-switcher', {
    section_title: text,
    tabs: [{ tab_title: text, tab_items: [text, { item: text, pro: 1 }], image: text }],
  }),
  own('step', { step_number: 1, block_title: text, description: text }),
  own('cta-card', { title: text, description: text, button_text: text, url: '/' }),
  own('fifty-fifty', { title: text, content: text, image: '/icon-512.png' }),
  own('big-number-list', { title: text, number_items: [{ number: text, label: text, description: text }] }),
  own('spacer', { size_desktop: text, left_class: text, right_class: text }),
  own('hvac-101-navigation', { title: text, items: [{ text, href: '/' }] }),
  own('hero', { heading: text, sub_heading: text, text, button_text: text, button_url: '/' }),
  own('hero', { heading: 'Link', button_text: 'Go', button_url: text, background_image_large: text }),
  own('hero-modal-buttons', { heading: text, sub_heading: text, button_left_text: text }),
  own('quote-slider', { quotes: [{ sup_title: text, title: text, quote: text, author: text }] }),
  own('tabs-to-slider', {
    tabs: [{ tab_title: text, tab_details: text, button_link: { url: text, title: text } }],
  }),
  own('product-selector', { title: text, items: [{ text, details: text, handCopy: text, href: text }] }),
  own('video', {
    video_embed_link: 'https://youtu.be/dQw4w9WgXcQ',
    video_title: text,
    video_block_title: text,
    video_block_description: text,
    poster: text,
  }),
  own('reviews', { title: text, product_id: text, widget_script: text }),
  own('share-bar', { facebook_icon: '1', twitter_icon: '1', email_icon: '1' }),
];

/** The content of a page with these texts in all places, including its title and description. */
export const pageWith = (texts: ReadonlyArray<string>) => ({
  title: `Texts: ${texts.join(' ')}`,
  description: texts.join(' '),
  blocks: texts.flatMap(blocksWith),
});
