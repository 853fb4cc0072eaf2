import assert from 'node:assert/strict';

/** What scenarios call by the names that people see, and the content by addresses and ids. */
const named =
  (kind: string, table: Readonly<Record<string, string>>) =>
  (name: string): string => {
    const value = table[name];
    assert.ok(value !== undefined, `There is no ${kind} named "${name}"`);
    return value;
  };

/** The path that the pages of a section have in common. */
export const sectionPath = named('section', {
  'HVAC 101': '/resources/getting-started/hvac-basics/',
  Products: '/products/',
});

/** The address of what a link leads to. */
export const linkAddress = named('link target', {
  '': '',
  Contact: '/contact/',
  'Customer care': '/customer-care/',
  'Find a dealer': '/find-a-dealer/',
  'Find your dealer': '/find-your-dealer/',
  Geothermal: '/products/geothermal/',
  Savings: '/savings/',
  Terms: '/terms/',
  'the help form': '/get-help/',
  'the home help form': '#help',
  'a page that does not exist': '/filtres/',
  'a place that the page does not have': '#price',
  'a page that is planned': '/resources/rebates/',
  'a script': 'javascript:alert(1)',
});

/** The addresses of pictures; the old ones are insecure. */
export const pictureAddress = named('picture', {
  'Filter change': '/drawings/change-a-filter.svg',
  'Old filter': 'http://pictures.example/filter.png',
  'Old furnace': 'http://pictures.example/furnace.png',
});

/** The address of a video on a host. */
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
  'Rebates summary': 'acf/rebates-summary',
  'Snow globe': 'acf/snow-globe',
});

/** What the operator's log says. */
export const loggedWarning = named('warning', {
  'Button: it has no text or leads nowhere':
    'Improper tracking of a clickable element: core/button has no text or leads nowhere',
  'Document card: it has no text or leads nowhere':
    'Improper tracking of a clickable element: acf/document-card has no text or leads nowhere',
  'Feature grid: it has no text or leads nowhere':
    'Improper tracking of a clickable element: acf/feature-grid has no text or leads nowhere',
  'Older text: the box is left out': 'Left out of core/freeform: the shortcode [box]',
  'Older text: the contact form is left out': 'Left out of core/freeform: the shortcode [contact-form-7]',
  'Picture: it has no file': 'Failed image block: core/image has no picture',
  'Questions and answers: the second question is missing':
    'Wrong attributes of acf/faq: data.qa.1.question should be text',
  'Unknown block: Aurora': 'Unknown block: core/aurora',
  'Unknown block: Snow globe': 'Unknown block: acf/snow-globe',
  'Video: it should be on YouTube, Vimeo or Wistia':
    'Wrong attributes of acf/video: data.video_embed_link should be a film on YouTube, Vimeo or Wistia',
});

/** What the check of the content says. */
export const checkFinding = named('finding', {
  '1 English page has no French translation: Furnaces':
    '1 English page without a translation to fr: /furnaces/',
  'A block is not built yet: Rebates summary': 'Block not built yet: acf/rebates-summary',
  'A heading skips a level: "When to change them"':
    'Heading out of order: h4 after h1, "When to change them"',
  'A link leads to a page that does not exist': 'Dead link: /filtres/',
  'A link leads to a page that does not exist yet':
    'Link to a page that does not exist yet: /resources/rebates/',
  'A link leads to a place that the page does not have':
    'Dead link: nothing on the page has the id of #price',
  'A picture comes from an insecure address: Old filter':
    'Insecure media: http://pictures.example/filter.png in core/image, originalContent',
  'A picture has no alternative text: Filter change':
    'No alternative text: /drawings/change-a-filter.svg (give an empty one where it only decorates)',
  'The page is too large: 401 blocks, at most 400 are allowed':
    'Cannot be drawn: its content is too large: 401 blocks, at most 400 are allowed',
  'Questions and answers: the first question is missing':
    'Wrong attributes of acf/faq: data.qa.0.question should be text',
  'Unknown block: Snow globe': 'Unknown block: acf/snow-globe',
});
