import assert from 'node:assert/strict';
import { symptomAddress, TROUBLED_CATEGORIES, TROUBLESHOOTING } from '../../domain/help/troubleshooting.ts';

/** Translates the names that scenarios use into the addresses and ids of the content. */
const named =
  (kind: string, table: Readonly<Record<string, string>>) =>
  (name: string): string => {
    const value = table[name];
    assert.ok(value !== undefined, `There is no ${kind} named "${name}"`);
    return value;
  };

/** The common path of a section's pages. */
export const sectionPath = named('section', {
  'HVAC 101': '/resources/getting-started/hvac-basics/',
  Products: '/products/',
});

/** Pages that ship with the site, by their titles. */
const SHIPPED_PAGES: Readonly<Record<string, string>> = {
  'Build your own system': '/resources/build-your-own-system/',
  'Compare products': '/products/compare/',
  'Customer care': '/customer-care/',
  'Gas furnace maintenance': '/resources/maintenance-tips/gas-furnaces/',
  'How does a heat pump work?': '/resources/getting-started/hvac-basics/heat-pumps/',
  'How dealers are checked': '/resources/how-dealers-are-checked/',
  Troubleshooting: '/resources/troubleshooting/',
  Warranty: '/resources/warranty/',
  'What does ENERGY STAR mean?': '/resources/getting-started/hvac-basics/energy-star/',
};

/** The path of a page that ships with the site; undefined for an unknown title. */
export const shippedPath = (title: string): string | undefined => SHIPPED_PAGES[title];

/** The address of a link target. */
export const linkAddress = named('link target', {
  ...SHIPPED_PAGES,
  '': '',
  Contact: '/contact/',
  'Find a dealer': '/find-a-dealer/',
  'Schedule service': '/find-your-dealer/',
  'Reservar en línea': '/es/visita/',
  'Réserver en ligne': '/fr/visite/',
  Geothermal: '/products/geothermal/',
  Savings: '/savings/',
  Terms: '/terms/',
  'the help form': '/get-help/',
  'the reminders for gas furnaces': '/resources/maintenance-tips/gas-furnaces/reminders.ics',
  'a page that does not exist': '/filtres/',
  'a place that the page does not have': '#price',
  'a page that is planned': '/resources/rebates/',
  'a script': 'javascript:alert(1)',
  'an incomplete address': 'www.example.com/a',
});

/** The addresses of pictures; the old ones are insecure (http). */
export const pictureAddress = named('picture', {
  '': '',
  'Filter change': '/drawings/change-a-filter.svg',
  'a bare file name': 'filter.jpg',
  'a photo of a filter': '/filter.jpg',
  'Old filter': 'http://pictures.example/filter.png',
  'Old furnace': 'http://pictures.example/furnace.png',
});

/** The address of a video on its host. */
export const videoAddress = named('video host', {
  YouTube: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  Vimeo: 'https://vimeo.com/76979871',
  Wistia: 'https://home.wistia.com/medias/e4a27b971d',
  'videos.example': 'https://videos.example/youtube/fan',
});

/** The host of a player. */
export const playerHost = named('player', {
  "YouTube's privacy-enhanced player": 'www.youtube-nocookie.com',
});

/** The names of blocks that the site does not know. */
export const unknownBlock = named('unknown block', {
  Aurora: 'core/aurora',
  'Snow globe': 'acf/snow-globe',
});

/** The line in the operator's log. */
export const loggedWarning = named('warning', {
  'Button: its link is missing':
    'Improper tracking of a clickable element: core/button has no text or leads nowhere (url)',
  'Button: its text is missing':
    'Improper tracking of a clickable element: core/button has no text or leads nowhere (text)',
  'Card: its link is missing':
    'Improper tracking of a clickable element: acf/cta-card has no text or leads nowhere (data.url)',
  'Document card: its second link is missing':
    'Improper tracking of a clickable element: acf/document-card has no text or leads nowhere (data.download_link_2)',
  'Feature grid: its link is missing':
    'Improper tracking of a clickable element: acf/feature-grid has no text or leads nowhere (data.cta_url)',
  'Picture with text: its color is unknown':
    'Left out of acf/fifty-fifty: data.backgroundColor should be a background',
  'Picture with text: its link is missing':
    'Improper tracking of a clickable element: acf/fifty-fifty has no text or leads nowhere (data.button_url)',
  'Picture with text: its picture is missing': 'Left out of acf/fifty-fifty: data.image should be a picture',
  'Questions and answers: the second answer is missing':
    'Left out of acf/faq: data.qa.1.answer should be html',
  'Questions and answers: the second row is empty': 'Left out of acf/faq: data.qa.1 should be fields',
  'Quotes: the second row is empty': 'Left out of acf/quote-slider: data.quotes.1 should be fields',
  'Older text: the box is left out': 'Left out of core/freeform: the shortcode [box]',
  'Older text: the contact form is left out': 'Left out of core/freeform: the shortcode [contact-form-7]',
  'Picture: it has no file': 'Failed image block: core/image has no picture',
  'Questions and answers: the second question is missing':
    'Left out of acf/faq: data.qa.1.question should be text',
  'Unknown block: Aurora': 'Unknown block: core/aurora',
  'Unknown block: Snow globe': 'Unknown block: acf/snow-globe',
  'Video: it should be on YouTube, Vimeo or Wistia':
    'Left out of acf/video: data.video_embed_link should be a video on YouTube, Vimeo or Wistia',
});

/** The line in the content report. */
export const checkFinding = named('finding', {
  '1 English page has no French translation: Furnaces':
    '1 English page without a translation to fr: /furnaces/',
  'A heading skips a level: "When to change them"':
    'Heading out of order: h4 after h1, "When to change them"',
  'A link leads to a page that does not exist': 'Dead link: /filtres/',
  'A link leads to a page that does not exist yet':
    'Link to a page that does not exist yet: /resources/rebates/',
  'A link leads to a place that the page does not have':
    'Dead link: nothing on the page has the id of #price',
  "A fact that the site doesn't know: moon": 'Unknown fact or term: {{fact:moon}}',
  'A date has passed: good through October 31': 'A date that is over: "Good through October 31, 2026"',
  'Another callback promise: 72 hours':
    'Another value of the callback promise: "72 hours" instead of 24 to 48 hours (write {{fact:callback}})',
  'A picture comes from an insecure address: Old filter':
    'Insecure media: http://pictures.example/filter.png in core/image, originalContent',
  'A picture has no alternative text: Filter change':
    'No alternative text: /drawings/change-a-filter.svg (give an empty one where it only decorates)',
  'The page is too large: 401 blocks, at most 400 are allowed':
    'Cannot be rendered: its content is too large: 401 blocks, at most 400 are allowed',
  'Questions and answers: the first question is missing':
    'Left out of acf/faq: data.qa.0.question should be text',
  'Unknown block: Snow globe': 'Unknown block: acf/snow-globe',
});

/** Texts that editors wrote before there were blocks. */
export const olderText = named('older text', {
  'two paragraphs and a list': `
Check the filter once a month.

<ul>
<li>Gray: change it.</li>
<li>White: leave it.</li>
</ul>

Keep the old one until the new one fits.
`,
  'an address in two lines': `
12 Main Street
Springfield
`,
  'a picture with a caption': `
Air flows through the house.

[caption id="a" width="600"]<img src="/share-image.jpg" alt="A lit house" /> The house at dusk[/caption]
`,
  'a contact form and a box': `
We answer within a day.

[contact-form-7 id="12"]

[box]Call us in an emergency.[/box]
`,
  'words in brackets': `
It was to [sic] cold [see page 2].
`,
});

/** The address of a section in a system's troubleshooting guide, by the names of guide and section. */
export const guideSection = (guide: string, section: string): string => {
  const category = TROUBLED_CATEGORIES.find((one) => TROUBLESHOOTING[one].name === guide);
  assert.ok(category, `There is no guide named "${guide}"`);
  const symptom = TROUBLESHOOTING[category].symptoms.find(({ name }) => name === section);
  assert.ok(symptom, `The guide "${guide}" has no section named "${section}"`);
  return symptomAddress(category, symptom);
};
