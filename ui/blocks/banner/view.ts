import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import type { Surface } from '../../../domain/content/blocks/surface.ts';
import type { BannerAttributes } from './codec.ts';

export interface BannerProps {
  readonly title: string | null;
  readonly titleTag: 'h1' | 'h2';
  readonly description: SafeHtml | null;
  readonly button: { readonly text: string; readonly href: string } | null;
  /** The address of the background picture. */
  readonly image: string | null;
  readonly surface: Surface;
  readonly align: 'left' | 'center';
}

/** A short text on a color or over a picture (specification, section 1: banner). */
export const view = ({ data }: BannerAttributes): BannerProps => ({
  title: data.title,
  titleTag: data.heading_tag,
  description: data.description,
  button:
    data.button_text !== null && data.button_url !== null
      ? { text: data.button_text, href: data.button_url }
      : null,
  image: data.background_image?.src ?? null,
  surface: data.background_color ?? 'mist',
  align: data.text_alignment,
});

export const isTitle = ({ data }: BannerAttributes): boolean =>
  data.title !== null && data.heading_tag === 'h1';
