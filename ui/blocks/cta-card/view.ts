import type { CtaCardAttributes } from './codec.ts';

/** A card with one call to action (specification, section 3: CTA card). */
export const view = ({ data }: CtaCardAttributes) => ({
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

export type CtaCardProps = ReturnType<typeof view>;
