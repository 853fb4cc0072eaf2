import type { Media } from '../../domain/content/blocks/media.ts';

/** What the words of a hero are made of, whichever block it is. */
export interface HeroHeadline {
  readonly heading: string | null;
  readonly tag: 'h1' | 'h2';
  readonly lead: string | null;
}

/** The picture behind a hero, and its small version; at least one of them is there. */
export interface HeroBackdrop {
  readonly large: Media | null;
  readonly small: Media | null;
}

/** A button that leads somewhere. */
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

/** Null: the button is half written, so it is not shown. */
export const buttonOf = (text: string | null, href: string | null): HeroButton | null =>
  text === null || href === null ? null : { text, href };

/** Whether a block holds the main heading of its page. */
export const isTitle = ({ data }: { readonly data: WrittenHeadline }): boolean =>
  data.heading !== null && data.heading_tag === 'h1';
