import { useId } from 'react';
import { blockTextsIn } from '../block-texts.ts';
import { hvacTopics } from '../../../application/visitor/read-page/hvac-topics.ts';
import type { BlockProps } from '../block-module.ts';
import type { Hvac101NavigationAttributes } from './codec.ts';
import styles from './hvac-101-navigation.module.css';
import { TopicIcon } from './topic-icon.tsx';

/** The ways to the pages that explain heating and cooling (specification, sections 1 and 2: HVAC 101 navigation). */
export const Block = ({
  attributes: {
    data: { title, items },
  },
  page: { language, path, knownPaths },
}: BlockProps<Hvac101NavigationAttributes>) => {
  const titleId = useId();
  const topics = hvacTopics(items, path, (topic) => knownPaths.includes(topic));
  if (topics.length === 0) return null;
  return (
    <nav className={styles.block} aria-labelledby={titleId}>
      <h2 id={titleId}>{title ?? blockTextsIn(language).hvacNavigation}</h2>
      <ul className={styles.topics}>
        {topics.map(({ text, href, image, topic, isCurrent }, i) => (
          <li key={i}>
            <a className={styles.topic} href={href} aria-current={isCurrent ? 'page' : undefined}>
              <span className={styles.icon}>
                {image === null ? (
                  <TopicIcon topic={topic} />
                ) : (
                  <img src={image.src} alt="" width={28} height={28} loading="lazy" />
                )}
              </span>
              <span className={styles.text}>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
