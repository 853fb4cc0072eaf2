import type { FeatureGridAttributes } from './codec.ts';

const BELOW = { h2: 'h3', h3: 'h4', h4: 'h5' } as const;

/** A few features with icons, and one link (specification, sections 2 and 3: feature-grid block). */
export const view = ({ data }: FeatureGridAttributes) => ({
  title: data.title,
  titleTag: data.heading_tag,
  intro: data.content ?? data.intro,
  features: [
    ...data.block_repeater_fields,
    ...data.cards.map(({ icon, ...card }) => ({ image: icon, ...card })),
  ].map(({ image, block_title, description }) => ({
    icon: image && { src: image.src, alt: image.alt },
    title: block_title,
    description,
  })),
  featureTag: data.title === null ? data.heading_tag : BELOW[data.heading_tag],
  button:
    data.cta_text !== null && data.cta_url !== null ? { text: data.cta_text, href: data.cta_url } : null,
});

export type FeatureGridProps = ReturnType<typeof view>;
