import type { Type } from 'io-ts/Type';
import type { ClassicContent } from '../../domain/content/html/classic-content.ts';
import type { HostedVideo } from '../../domain/content/blocks/hosted-video.ts';
import type { Media } from '../../domain/content/blocks/media.ts';
import type { SafeHtml } from '../../domain/content/html/safe-html.ts';
import type { ProductDrawing } from '../../domain/product/product-drawing.ts';
import type { Surface } from '../../domain/content/blocks/surface.ts';

/**
 * The types that block codecs are built from; infrastructure implements them. The implementation sanitizes html and secures addresses,
 * so that no codec can forget to.
 * A bare kind is required: without its value, the block or the list's row is dropped. Use `maybe`, `expected` or `listOf` for the rest.
 */
export interface Kinds {
  /** Plain text without markup, trimmed and not empty. */
  readonly text: Type<string>;
  /** Sanitized html: paragraphs, lists, tables. Also accepts arrays of nodes, as in older content. */
  readonly html: Type<SafeHtml>;
  /** Sanitized inline html: emphasis, links, code. Also accepts arrays of nodes. */
  readonly inline: Type<SafeHtml>;
  /** Sanitized html that may contain widgets of allowed hosts. */
  readonly rawHtml: Type<SafeHtml>;
  /** Classic content, with the names of its left-out shortcodes. */
  readonly classicHtml: Type<ClassicContent>;
  /** A picture: an address, or a media item with its alternative text and dimensions. */
  readonly media: Type<Media>;
  /** The `srcset` of a saved picture. */
  readonly srcset: Type<string>;
  /** A product's picture, by its name. */
  readonly drawing: Type<ProductDrawing>;
  /** A link's address: a path, a fragment, `https:`, `http:`, `mailto:` or `tel:`. Also accepts a link field with its `url`. */
  readonly address: Type<string>;
  /** A video on YouTube, Vimeo or Wistia, by its address (specification, section 5). */
  readonly video: Type<HostedVideo>;
  /** The address of a widget's script, at a host that the operator allows; null: missing or not allowed. */
  readonly widget: Type<string | null>;
  /** A fragment that links to a part of the page; null: invalid, or reserved for the page itself. */
  readonly fragment: Type<string | null>;
  /** A background: the name of a surface, its name in a palette, or a color, which becomes the nearest surface. */
  readonly surface: Type<Surface>;
  /** A flag as WordPress stores it: true, 1 or `'1'`; everything else is false. */
  readonly flag: Type<boolean>;
  /** A number or numeric text. */
  readonly number: Type<number>;
  /** One of the given words, else `otherwise`. */
  readonly oneOf: <A extends string>(words: ReadonlyArray<A>, otherwise: A) => Type<A>;
  /**
   * An optional part. Empty values (null, undefined, false, an empty text or list) become null. A value of another kind becomes null
   * with a warning, and the rest of the block stays.
   */
  readonly maybe: <A>(kind: Type<A>) => Type<A | null>;
  /** A part that blocks usually have: like `maybe`, but an empty value adds a warning as well. */
  readonly expected: <A>(kind: Type<A>) => Type<A | null>;
  /** A list; may be empty. A row that is empty or of another kind is left out with a warning. */
  readonly listOf: <A>(kind: Type<A>) => Type<ReadonlyArray<A>>;
  /** A list as in `listOf`, or a single row. */
  readonly oneOrMore: <A>(kind: Type<A>) => Type<ReadonlyArray<A>>;
  /** One of two kinds: the first that decodes without warnings, else the first that decodes at all. */
  readonly either: <A, B>(first: Type<A>, second: Type<B>) => Type<A | B>;
}
