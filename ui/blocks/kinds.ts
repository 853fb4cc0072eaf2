import type { Type } from 'io-ts/Type';
import type { HostedVideo } from '../../domain/content/hosted-video.ts';
import type { Media } from '../../domain/content/media.ts';
import type { SafeHtml } from '../../domain/content/safe-html.ts';
import type { Surface } from '../../domain/content/surface.ts';

/**
 * What the attributes of blocks are made of; infrastructure decodes them. A block's codec says with these words what its
 * component takes; who provides them makes html safe and addresses secure, so that neither can be forgotten.
 */
export interface Kinds {
  /** Plain text without markup, trimmed; never empty. */
  readonly text: Type<string>;
  /** Sanitised html: paragraphs, lists, tables. Also understood: arrays of nodes, as older contents have them. */
  readonly html: Type<SafeHtml>;
  /** Sanitised html that may stand inside a line: emphasis, links, code. Also understood: arrays of nodes. */
  readonly inline: Type<SafeHtml>;
  /** Sanitised html in which widgets of allow-listed hosts stay. */
  readonly rawHtml: Type<SafeHtml>;
  /** A picture: an address, or a media item with its alternative text and measures. */
  readonly media: Type<Media>;
  /** Where a link leads: a path, a fragment, `https:`, `http:`, `mailto:` or `tel:`. Also understood: a link field with its `url`. */
  readonly address: Type<string>;
  /** A film on YouTube, Vimeo or Wistia, by its address (specification, section 5). */
  readonly film: Type<HostedVideo>;
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
  /** Null where there is nothing: null, undefined, false, an empty text or list. */
  readonly maybe: <A>(kind: Type<A>) => Type<A | null>;
  /** A list; empty where there is nothing. */
  readonly listOf: <A>(kind: Type<A>) => Type<ReadonlyArray<A>>;
  /** What may be written in two ways, tried in their order. */
  readonly either: <A, B>(first: Type<A>, second: Type<B>) => Type<A | B>;
}
