/** A block as content delivers it: the shape of wp-graphql-gutenberg's `blocksJSON` (specification, section 3: content). */
export interface Block {
  /** `core/...` or `acf/...`. */
  readonly name: string;
  /** What the editor set; the site's own blocks hold their fields in `data`. */
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly innerBlocks: ReadonlyArray<Block>;
  /** The html that the editor saved; older contents have their text only here. */
  readonly originalContent: string;
  /** The picture of an image block: `{ node: { sourceUrl, mediaItemUrl, mediaDetails: { width, height } } }`. */
  readonly mediaData?: unknown;
}

/** Names of older contents, and blocks that are rendered as another one is. */
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

/** The name of the block that renders it: embeds of older contents were named by their provider, `core-embed/youtube`. */
export const renderedName = (name: string): string =>
  name.startsWith('core-embed/') ? 'core/embed' : (SAME_AS.get(name) ?? name);
