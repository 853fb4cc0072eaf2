import type { BannerAttributes } from './codec.ts';

/** A short text on a color or over a picture (specification, section 1: banner). */
export const view = ({ data }: BannerAttributes) => ({
  title: data.title,
  titleTag: data.heading_tag,
  description: data.description,
  button:
    data.button_text !== null && data.button_url !== null
      ? { text: data.button_text, href: data.button_url }
      : null,
  /** The background picture. */
  image: data.background_image,
  surface: data.background_color ?? 'mist',
  align: data.text_alignment,
});

export type BannerProps = ReturnType<typeof view>;

export const isTitle = ({ data }: BannerAttributes): boolean =>
  data.title !== null && data.heading_tag === 'h1';
