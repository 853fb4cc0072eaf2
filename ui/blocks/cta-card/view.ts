import type { Media } from '../../../domain/content/blocks/media.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import type { Surface } from '../../../domain/content/blocks/surface.ts';
import type { CtaCardAttributes } from './codec.ts';

export interface CtaCardProps {
  readonly title: string | null;
  readonly titleTag: 'h2' | 'h3' | 'h4';
  readonly description: SafeHtml | null;
  readonly image: Media | null;
  readonly surface: Surface;
  readonly button: {
    readonly text: string;
    readonly href: string;
    readonly variant: 'primary' | 'secondary' | 'tertiary';
  } | null;
}

/** A card with one call to action (specification, section 3: CTA card). */
export const view = ({ data }: CtaCardAttributes): CtaCardProps => ({
  title: data.title,
  titleTag: data.heading_tag,
  description: data.description,
  image: data.image,
  surface: data.bgColor ?? 'white',
  button:
    data.button_text !== null && data.url !== null
      ? { text: data.button_text, href: data.url, variant: data.buttonStyle }
      : null,
});
