import type { Media } from '../../domain/content/blocks/media.ts';

/** The headline that all hero blocks share. */
export interface HeroHeadline {
  readonly heading: string | null;
  readonly tag: 'h1' | 'h2';
  readonly lead: string | null;
}

/** The background picture of a hero and its small version; at least one is not null. */
export interface HeroBackdrop {
  readonly large: Media | null;
  readonly small: Media | null;
}

export interface HeroButton {
  readonly text: string;
  readonly href: string;
}

interface WrittenHeadline {
  readonly heading: string | null;
  readonly heading_tag: 'h1' | 'h2';
}

export const headlineOf = ({
  heading,
  heading_tag,
  sub_heading,
}: WrittenHeadline & { readonly sub_heading: string | null }): HeroHeadline => ({
  heading,
  tag: heading_tag,
  lead: sub_heading,
});

export const backdropOf = (large: Media | null, small: Media | null): HeroBackdrop | null =>
  large === null && small === null ? null : { large, small };

/** Returns null for an incomplete button. */
export const buttonOf = (text: string | null, href: string | null): HeroButton | null =>
  text === null || href === null ? null : { text, href };

/** Whether a block renders the page's main heading. */
export const isTitle = ({ data }: { readonly data: WrittenHeadline }): boolean =>
  data.heading !== null && data.heading_tag === 'h1';
