import type { Type } from 'io-ts/Type';
import type { ClassicContent } from '../../domain/content/html/classic-content.ts';
import type { HostedVideo } from '../../domain/content/blocks/hosted-video.ts';
import type { Media } from '../../domain/content/blocks/media.ts';
import type { SafeHtml } from '../../domain/content/html/safe-html.ts';
import type { Surface } from '../../domain/content/blocks/surface.ts';

/**
 * What the attributes of blocks are made of; infrastructure decodes them. A block's codec says with these words what its
 * component takes; who provides them makes html safe and addresses secure, so that neither can be forgotten.
 * A kind by itself is required: without it there is no block, or no row of a list. All else is `maybe`, `expected` or `listOf`.
 */
export interface Kinds {
  /** Plain text without markup, trimmed; never empty. */
  readonly text: Type<string>;
  /** Sanitized html: paragraphs, lists, tables. Also understood: arrays of nodes, as older contents have them. */
  readonly html: Type<SafeHtml>;
  /** Sanitized html that may be inside a line: emphasis, links, code. Also understood: arrays of nodes. */
  readonly inline: Type<SafeHtml>;
  /** Sanitized html in which widgets of allow-listed hosts stay. */
  readonly rawHtml: Type<SafeHtml>;
  /** Classic content, with the names of the shortcodes that are left out of it. */
  readonly classicHtml: Type<ClassicContent>;
  /** A picture: an address, or a media item with its alternative text and measures. */
  readonly media: Type<Media>;
  /** Where a link leads: a path, a fragment, `https:`, `http:`, `mailto:` or `tel:`. Also understood: a link field with its `url`. */
  readonly address: Type<string>;
  /** A video on YouTube, Vimeo or Wistia, by its address (specification, section 5). */
  readonly video: Type<HostedVideo>;
  /** The address of a script that fills a widget, at a host that the operator allows; null: there is none, or it is not allowed. */
  readonly widget: Type<string | null>;
  /** What a part of the page is found under; null where it is none, or the page itself is found by it. */
  readonly fragment: Type<string | null>;
  /** A background: a surface's name, a palette's word for one, or a color, which becomes the nearest surface. */
  readonly surface: Type<Surface>;
  /** A flag as editors store it: true, 1 or `'1'`; everything else is off. */
  readonly flag: Type<boolean>;
  /** A number, or text that is one. */
  readonly number: Type<number>;
  /** One of a few words; `otherwise` where there is none. */
  readonly oneOf: <A extends string>(words: ReadonlyArray<A>, otherwise: A) => Type<A>;
  /**
   * A part that a block may have. Null where there is nothing: null, undefined, false, an empty text or list. What is not of its
   * kind is left out with a warning, and is null too: the rest of the block stays.
   */
  readonly maybe: <A>(kind: Type<A>) => Type<A | null>;
  /** A part that a block usually has: as `maybe`, but that there is nothing is a warning too. */
  readonly expected: <A>(kind: Type<A>) => Type<A | null>;
  /** A list; empty where there is nothing. A row that is empty, or not of its kind, is left out with a warning. */
  readonly listOf: <A>(kind: Type<A>) => Type<ReadonlyArray<A>>;
  /** A list as `listOf` reads it, or one of its rows by itself. */
  readonly oneOrMore: <A>(kind: Type<A>) => Type<ReadonlyArray<A>>;
  /** What may be written in two ways: the first that fits whole, else the first that fits but for some parts. */
  readonly either: <A, B>(first: Type<A>, second: Type<B>) => Type<A | B>;
}
