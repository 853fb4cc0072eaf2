import type { OfferedArticle } from '../../../application/visitor/offer-articles/offer-articles-view.ts';
import { Icon } from '../../components/icon/icon.tsx';
import card from '../../components/card/card.module.css';
import styles from './article-card.module.css';

/** The card of an article: label, title, reading minutes (design language, section 5: cards). */
export const ArticleCard = ({
  article: { path, title, image, label, minutes, date },
  level: Heading,
}: {
  article: OfferedArticle;
  level: 'h3' | 'h4';
}) => (
  <article className={card.card}>
    {image === null ? (
      <span className={styles.ribbon} />
    ) : (
      <img className={styles.image} src={image} alt="" loading="lazy" decoding="async" />
    )}
    <div className={`${card.words} ${styles.words}`}>
      {label !== null && <p className={styles.label}>{label}</p>}
      <Heading className={card.title}>
        <a className={card.link} href={path}>
          {title}
        </a>
      </Heading>
      {(minutes !== null || date !== null) && (
        <p className={styles.facts}>
          {minutes !== null && (
            <span className={styles.minutes}>
              <Icon name="clock" size={16} />
              {minutes}
            </span>
          )}
          {date !== null && <time dateTime={date.day}>{date.text}</time>}
        </p>
      )}
    </div>
  </article>
);
