import type { Media } from '../../../domain/content/media.ts';
import type { SafeHtml } from '../../../domain/content/safe-html.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Html } from '../../components/html/html.tsx';
import type { BlockProps } from '../block-module.ts';
import type { FeatureGridAttributes } from './codec.ts';
import styles from './feature-grid.module.css';

const BELOW = { h2: 'h3', h3: 'h4', h4: 'h5' } as const;

/** A few features, each with an icon, and one way on (specification, sections 2 and 3: feature-grid block). */
export const Block = ({ attributes: { data } }: BlockProps<FeatureGridAttributes>) => {
  const { title, heading_tag, block_repeater_fields, cards } = data;
  const intro = data.content ?? data.intro;
  const features = [
    ...block_repeater_fields,
    ...cards.map(({ icon, ...card }) => ({ image: icon, ...card })),
  ];
  return (
    <div className={styles.block}>
      {title !== null && <Html as={heading_tag} html={title} className={styles.title} />}
      {intro !== null && <Html html={intro} className={styles.intro} />}
      {features.length > 0 && (
        <ul className={styles.grid}>
          {features.map((feature, i) => (
            <Feature key={i} {...feature} heading={title === null ? heading_tag : BELOW[heading_tag]} />
          ))}
        </ul>
      )}
      {data.cta_url !== null && (
        <p className={styles.action}>
          <ButtonLink href={data.cta_url} look="secondary">
            {data.cta_text}
          </ButtonLink>
        </p>
      )}
    </div>
  );
};

const Feature = ({
  image,
  block_title,
  description,
  heading,
}: {
  image: Media | null;
  block_title: SafeHtml | null;
  description: SafeHtml | null;
  heading: 'h2' | 'h3' | 'h4' | 'h5';
}) => (
  <li className={styles.feature}>
    {image !== null && (
      <img className={styles.icon} src={image.src} alt={image.alt} width={48} height={48} loading="lazy" />
    )}
    {block_title !== null && <Html as={heading} html={block_title} className={styles.name} />}
    {description !== null && <Html html={description} className={styles.description} />}
  </li>
);
