import type { BlockPurpose } from '../../../domain/content/blocks/block-purpose.ts';

/** A group of blocks: its name, and when to use them. */
interface PurposeTexts {
  readonly title: string;
  readonly lead: string;
}

const PURPOSES: Readonly<Record<BlockPurpose, PurposeTexts>> = {
  text: {
    title: 'Text',
    lead: 'Write headings, paragraphs, lists, tables, steps, and questions with answers.',
  },
  layout: { title: 'Layout', lead: 'Put blocks side by side, on a background, or farther apart.' },
  pictures: { title: 'Pictures, video, and sound', lead: 'Show a picture, play a video, or play a sound.' },
  sliders: { title: 'Sliders and tabs', lead: 'Show several things in one place, one after the other.' },
  heroes: { title: 'Heroes', lead: 'Open a page with a headline over a picture or a video.' },
  'calls-to-action': {
    title: 'Calls to action',
    lead: 'Lead visitors to the next step: a button, a banner, a phone number, or a way to share.',
  },
  dealers: { title: 'Dealers', lead: 'Help visitors find a dealer near them.' },
  forms: { title: 'Forms', lead: 'Let visitors send a request, or sign up.' },
  products: { title: 'Products', lead: 'Show, choose, and compare products.' },
  costs: { title: 'Costs and rebates', lead: 'Show what a system costs and what rebates pay.' },
  help: {
    title: 'Help, safety, and warranty',
    lead: 'Keep people safe, and help them with the system they own.',
  },
  documents: { title: 'Documents', lead: 'Offer files to read and download.' },
  navigation: { title: 'Search and navigation', lead: 'Lead visitors to other pages.' },
};

/** Texts of the style guide pages (contract, section 4). */
export const styleguideTexts = {
  heading: 'Style guide',
  lead: 'Every block that you can put on a page, by what you want to do. Each group has a page of its own, with the fields of its blocks and examples to copy.',
  description: 'The blocks that {brand} pages are made of.',
  search: 'Find a block or a field',
  contents: 'Contents',
  /** Before the link to the page of translations. */
  translations: 'Which pages are translated, and which are not:',
  purposes: PURPOSES,
  groupHeading: (group: string): string => `${group}: blocks and their fields`,
  name: 'Block name:',
  noFields: 'This block has no fields.',
  fieldsOf: (block: string): string => `Fields of ${block}`,
  fieldsAndMarkup: 'Fields and examples to copy',
  columns: { field: 'Field', kind: 'What goes in it', presence: 'Needed?', missing: 'When it’s missing' },
  presence: { required: 'Yes', expected: 'Usually', optional: 'No' },
  field: {
    noBlock: 'The block isn’t shown.',
    noRow: 'This row isn’t shown.',
    noPart: 'This part isn’t shown.',
    noButton: (partner: string): string =>
      `Left out. It also needs ${partner}: without both, there’s no button.`,
    leftOut: 'Left out. The rest is shown.',
    warned: 'The rest is shown, and the content check reports it.',
    emptyList: 'The list is empty.',
    no: 'Counts as no.',
    otherwise: (word: string): string => `Counts as ${word}.`,
    kind: {
      text: 'Text without formatting',
      html: 'Formatted text: paragraphs, lists, tables, and links',
      inline: 'One line of text; bold, italics, and links are fine',
      rawHtml: 'HTML, with widgets from sites that the operator allows',
      classicHtml: 'Classic content, with shortcodes',
      media: 'A file from the media library, or its address',
      srcset: 'The addresses of a picture in several widths, from its HTML',
      drawing: 'The name of a product’s picture',
      address: 'A link: a page’s path, a full address, an email address, or a phone number',
      video: 'The address of a video on YouTube, Vimeo, or Wistia',
      widget: 'The address of a widget’s script, at a host that the operator allows',
      fragment: 'A short name that links can lead to',
      surface: (names: ReadonlyArray<string>): string => `A color: ${names.join(', ')}`,
      flag: 'Yes or no: true or 1 for yes',
      number: 'A number',
      oneOf: (words: ReadonlyArray<string>): string => `One of: ${words.join(', ')}`,
      list: 'A list',
      oneOrMore: 'A list, or one of its rows alone',
      each: (list: string, row: string): string => `${list}. Each row: ${row}`,
      fields: 'The fields below',
      saved: (kind: string): string => `${kind}. WordPress saves it in the block’s HTML.`,
      either: (first: string, second: string): string => `${first}; or ${second}`,
    },
  },
  example: 'Example:',
  markup: 'Markup to copy',
  markupHint: 'Click once to select all of it. Paste it into the code editor of a page.',
  /** For a block with two names. A link to the other name follows. */
  sameAs: 'This block works like',
  drawings: 'Drawings',
  drawingsLead: 'Every drawing that a page can use, with its address.',
  productDrawings: 'Products',
  answerDrawings: 'Answers about products',
  systemDrawings: 'Systems',
  helpDrawings: 'Help and home',
} as const;
