import type { LinkBlockAttributes } from './codec.ts';

/** A tile that is one link (specification, section 1: link blocks). Without a title, the link text is the title. */
export const view = ({ data }: LinkBlockAttributes) => ({
  title: data.title ?? data.link_text,
  titleTag: data.heading_tag,
  /** Null: the tile is not a link. */
  href: data.url,
  description: data.description,
  /** Above the text, at the full width of the tile. */
  image: data.image,
  icon: data.icon && { src: data.icon.src, alt: data.icon.alt },
  /** The text before the arrow, part of the link's accessible name. */
  linkText: data.title === null ? null : data.link_text,
});

export type LinkBlockProps = ReturnType<typeof view>;
