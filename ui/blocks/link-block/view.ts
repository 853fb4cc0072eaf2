import type { Media } from '../../../domain/content/blocks/media.ts';
import type { LinkBlockAttributes } from './codec.ts';

export interface LinkBlockProps {
  readonly title: string | null;
  readonly titleTag: 'h2' | 'h3' | 'h4';
  /** Null: the tile is not a link. */
  readonly href: string | null;
  readonly description: string | null;
  /** Above the text, at the full width of the tile. */
  readonly image: Media | null;
  readonly icon: { readonly src: string; readonly alt: string } | null;
  /** The text before the arrow, part of the link's accessible name. */
  readonly linkText: string | null;
}

/** A tile that is one link (specification, section 1: link blocks). Without a title, the link text is the title. */
export const view = ({ data }: LinkBlockAttributes): LinkBlockProps => ({
  title: data.title ?? data.link_text,
  titleTag: data.heading_tag,
  href: data.url,
  description: data.description,
  image: data.image,
  icon: data.icon && { src: data.icon.src, alt: data.icon.alt },
  linkText: data.title === null ? null : data.link_text,
});
