import type { Kind, URIS } from 'fp-ts/HKT';
import type { ClassicContent } from './classic-content.ts';
import type { HostedVideo } from './hosted-video.ts';
import type { Media } from './media.ts';
import type { SafeHtml } from './safe-html.ts';
import type { Surface } from './surface.ts';

/**
 * What the attributes of blocks are made of, whatever decodes them (`F`). A block's codec says with these words what its
 * component takes; who provides them makes html safe and addresses secure, so that neither can be forgotten.
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
  /** Null where there is nothing: null, undefined, false, an empty text or list. */
  readonly maybe: <A>(kind: Kind<F, A>) => Kind<F, A | null>;
  /** A list; empty where there is nothing. */
  readonly listOf: <A>(kind: Kind<F, A>) => Kind<F, ReadonlyArray<A>>;
  /** What may be written in two ways, tried in their order. */
  readonly either: <A, B>(first: Kind<F, A>, second: Kind<F, B>) => Kind<F, A | B>;
}
