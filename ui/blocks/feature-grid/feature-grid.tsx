import { ButtonLink } from '../../components/button/button.tsx';
import cardGrid from '../../components/card-grid/card-grid.module.css';
import { Html } from '../../components/html/html.tsx';
import styles from './feature-grid.module.css';
import type { FeatureGridProps } from './view.ts';

/** A few features with icons, and one link. */
export const Block = ({ title, titleTag, intro, features, featureTag, button }: FeatureGridProps) => (
  <div className={styles.block}>
    {title !== null && <Html as={titleTag} html={title} className={styles.title} />}
    {intro !== null && <Html html={intro} className={styles.intro} />}
    {features.length > 0 && (
      <ul className={`${styles.grid} ${cardGrid.even}`}>
        {features.map((feature, i) => (
          <Feature key={i} {...feature} tag={featureTag} />
        ))}
      </ul>
    )}
    {button !== null && (
      <p className={styles.action}>
        <ButtonLink href={button.href} variant="secondary">
          {button.text}
        </ButtonLink>
      </p>
    )}
  </div>
);

const Feature = ({
  icon,
  title,
  description,
  tag,
}: FeatureGridProps['features'][number] & { tag: FeatureGridProps['featureTag'] }) => (
  <li className={styles.feature}>
    {icon !== null && (
      <img className={styles.icon} src={icon.src} alt={icon.alt} width={48} height={48} loading="lazy" />
    )}
    {title !== null && <Html as={tag} html={title} className={styles.name} />}
    {description !== null && <Html html={description} className={styles.description} />}
  </li>
);
