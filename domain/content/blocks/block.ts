/** A block of the content (specification, section 3: content). */
export interface Block {
  /** `core/...` or `acf/...`. */
  readonly name: string;
  /** The editor's settings. The site's own blocks have their fields in `data`. */
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly innerBlocks: ReadonlyArray<Block>;
  /** The saved html. Older content has its text only here. */
  readonly originalContent: string;
  /** The picture of an image block: `{ node: { sourceUrl, mediaItemUrl, mediaDetails: { width, height } } }`. */
  readonly mediaData?: unknown;
}

/** Names from older content, and blocks that are rendered like another one. */
const SAME_AS: ReadonlyMap<string, string> = new Map([
  ['core/text', 'core/paragraph'],
  ['core/subhead', 'core/paragraph'],
  ['core/classic', 'core/freeform'],
  ['core/shortcode', 'core/freeform'],
  ['core/text-columns', 'core/freeform'],
  ['core/table-of-contents', 'core/html'],
  ['core/pullquote', 'core/quote'],
  ['core/cover-image', 'core/cover'],
]);

/** The name of the block that renders it. Older embeds are named by their provider: `core-embed/youtube`. */
export const renderedName = (name: string): string =>
  name.startsWith('core-embed/') ? 'core/embed' : (SAME_AS.get(name) ?? name);
