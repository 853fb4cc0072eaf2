import type { Kind, URIS } from 'fp-ts/HKT';
import type { ClassicContent } from './classic-content.ts';
import type { HostedVideo } from './hosted-video.ts';
import type { Media } from './media.ts';
import type { SafeHtml } from './safe-html.ts';
import type { Surface } from './surface.ts';

/**
 * What the attributes of blocks are made of, whatever decodes them (`F`). A block's codec says with these words what its
 * component takes; who provides them makes html safe and addresses secure, so that neither can be forgotten.
 * A kind by itself is required: without it there is no block, or no row of a list. All else is `maybe`, `expected` or `listOf`.
 */
export interface Kinds<F extends URIS> {
  /** Plain text without markup, trimmed; never empty. */
  readonly text: Kind<F, string>;
  /** Sanitised html: paragraphs, lists, tables. Also understood: arrays of nodes, as older contents have them. */
  readonly html: Kind<F, SafeHtml>;
  /** Sanitised html that may stand inside a line: emphasis, links, code. Also understood: arrays of nodes. */
  readonly inline: Kind<F, SafeHtml>;
  /** Sanitised html in which widgets of allow-listed hosts stay. */
  readonly rawHtml: Kind<F, SafeHtml>;
  /** Classic content, with the names of the shortcodes that are left out of it. */
  readonly classicHtml: Kind<F, ClassicContent>;
  /** A picture: an address, or a media item with its alternative text and measures. */
  readonly media: Kind<F, Media>;
  /** Where a link leads: a path, a fragment, `https:`, `http:`, `mailto:` or `tel:`. Also understood: a link field with its `url`. */
  readonly address: Kind<F, string>;
  /** A film on YouTube, Vimeo or Wistia, by its address (specification, section 5). */
  readonly film: Kind<F, HostedVideo>;
  /** The address of a script that fills a widget, at a host that the operator allows; null: there is none, or it is not allowed. */
  readonly widget: Kind<F, string | null>;
  /** What a part of the page is found under; null where it is none, or the page itself is found by it. */
  readonly fragment: Kind<F, string | null>;
  /** A background: a surface's name, a palette's word for one, or a color, which becomes the nearest surface. */
  readonly surface: Kind<F, Surface>;
  /** A flag as editors store it: true, 1 or `'1'`; everything else is off. */
  readonly flag: Kind<F, boolean>;
  /** A number, or text that is one. */
  readonly number: Kind<F, number>;
  /** One of a few words; `otherwise` where there is none. */
  readonly oneOf: <A extends string>(words: ReadonlyArray<A>, otherwise: A) => Kind<F, A>;
  /**
   * A part that a block may have. Null where there is nothing: null, undefined, false, an empty text or list. What is not of its
   * kind is left out with a warning, and is null too: the rest of the block stays.
   */
  readonly maybe: <A>(kind: Kind<F, A>) => Kind<F, A | null>;
  /** A part that a block usually has: as `maybe`, but that there is nothing is a warning too. */
  readonly expected: <A>(kind: Kind<F, A>) => Kind<F, A | null>;
  /** A list; empty where there is nothing. A row that is empty, or not of its kind, is left out with a warning. */
  readonly listOf: <A>(kind: Kind<F, A>) => Kind<F, ReadonlyArray<A>>;
  /** A list as `listOf` reads it, or one of its rows by itself. */
  readonly oneOrMore: <A>(kind: Kind<F, A>) => Kind<F, ReadonlyArray<A>>;
  /** What may be written in two ways: the first that fits whole, else the first that fits but for some parts. */
  readonly either: <A, B>(first: Kind<F, A>, second: Kind<F, B>) => Kind<F, A | B>;
}
