import { useId } from 'react';
import styles from './hvac-101-navigation.module.css';
import { TopicIcon } from './topic-icon.tsx';
import type { Hvac101NavigationProps } from './view.ts';

/** Links to the pages that explain heating and cooling. */
export const Block = ({ title, topics }: Hvac101NavigationProps) => {
  const titleId = useId();
  return (
    <nav className={styles.block} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul className={styles.topics}>
        {topics.map(({ text, href, image, topic, isCurrent }, i) => (
          <li key={i}>
            <a className={styles.topic} href={href} aria-current={isCurrent ? 'page' : undefined}>
              <span className={styles.icon}>
                {image === null ? (
                  <TopicIcon topic={topic} />
                ) : (
                  <img src={image} alt="" width={28} height={28} loading="lazy" />
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
